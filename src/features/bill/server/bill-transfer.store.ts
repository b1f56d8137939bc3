import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { dayNumber } from '../moment.pure.ts';
import { changeLedger } from './bill.store.ts';
import type { BillImportTables } from './bill-import.table.ts';
import type { TransferFacts } from './read/judged.rules.ts';

export interface Transfer extends TransferFacts {
  id: number;
}

/** What both ways in have in common: typed by hand, or read from a file. */
export const transferRow = (memberId: number, { title, fromAccount, toAccount, amount, at }: TransferFacts) => ({
  member_id: memberId,
  title,
  from_account: fromAccount,
  to_account: toAccount,
  amount,
  created_at: at,
  day: dayNumber(at),
});

export type BillTransferStore = ReturnType<typeof createBillTransferStore>;

/** Money between a member's own accounts: apart from the bills, so that no sum of theirs can meet it. */
export function createBillTransferStore(db: AnyDatabase) {
  const tables = db.withTables<BillImportTables>();
  const own = (memberId: number) => tables.selectFrom('bill_transfer').selectAll().where('member_id', '=', memberId);
  return {
    /** If the key is known already, nothing is added and the transfer with that key is returned. */
    add: (memberId: number, transfer: TransferFacts, clientKey: string | undefined): Promise<Transfer> =>
      changeLedger(db, memberId, async (transaction) => {
        const inside = transaction.withTables<BillImportTables>();
        const known =
          clientKey === undefined
            ? undefined
            : await inside
                .selectFrom('bill_transfer')
                .selectAll()
                .where('member_id', '=', memberId)
                .where('client_key', '=', clientKey)
                .executeTakeFirst();
        if (known) return toTransfer(known);
        const row = await inside
          .insertInto('bill_transfer')
          .values({
            ...transferRow(memberId, transfer),
            batch_id: null,
            source: null,
            order_no: null,
            client_key: clientKey ?? null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toTransfer(row);
      }),

    async remove(memberId: number, id: number): Promise<Transfer | undefined> {
      const row = await tables
        .deleteFrom('bill_transfer')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toTransfer(row);
    },

    /** Newest first. */
    async between(memberId: number, fromDay: number, toDay: number, limit: number): Promise<Transfer[]> {
      const rows = await own(memberId)
        .where('day', '>=', fromDay)
        .where('day', '<=', toDay)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toTransfer);
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_transfer').where('member_id', '=', memberId).execute();
    },
  };
}

function toTransfer(row: Selectable<BillImportTables['bill_transfer']>): Transfer {
  const { id, title, amount } = row;
  return { id, title, amount, fromAccount: row.from_account, toAccount: row.to_account, at: row.created_at };
}
