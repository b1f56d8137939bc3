import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { changeLedger, insertBills, markEmptied } from './bill.store.ts';
import type { BillTables } from './bill.table.ts';
import type { Batch } from './bill-import.rules.ts';
import { toStaged } from './bill-import.store.ts';
import type { BillImportTables } from './bill-import.table.ts';
import { BILL_COLUMNS, toBill } from './bill-row.store.ts';
import { sumChanges } from './bill-sum.rules.ts';
import { addToSums } from './bill-sum.store.ts';
import type { Source } from './import-formats.rules.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 100;

export type BillImportWriteStore = ReturnType<typeof createBillImportWriteStore>;

export function createBillImportWriteStore(db: AnyDatabase) {
  return {
    /** Which of these order numbers the member's ledger has, deleted bills included. */
    knownOrders: (memberId: number, source: Source, orderNos: readonly string[]) =>
      knownOrders(db, memberId, source, orderNos),

    /** For files of our own: bills that are still what the file says under their number. */
    async stillThere(
      memberId: number,
      ids: readonly number[],
    ): Promise<Map<number, { title: string; createdAt: number }>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .withTables<BillTables>()
        .selectFrom('bill')
        .select(['id', 'title', 'created_at'])
        .where('member_id', '=', memberId)
        .where('deleted_at', 'is', null)
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.id, { title: row.title, createdAt: row.created_at }]));
    },

    /** Writes the next rows of a batch; how many are left to write is for the caller to ask again. */
    writeSome: (memberId: number, { id, source }: Pick<Batch, 'id' | 'source'>, now: number): Promise<number> =>
      changeLedger(db, memberId, async (transaction, version) => {
        const tables = transaction.withTables<BillImportTables>();
        const rows = (
          await tables
            .selectFrom('bill_import_row')
            .selectAll()
            .where('batch_id', '=', id)
            .where('state', '=', 'new')
            .orderBy('line')
            .limit(ROWS_AT_ONCE)
            .execute()
        ).map(toStaged);
        if (rows.length === 0) return 0;
        const numbers = rows.map(({ orderNo }) => orderNo);
        const known = await knownOrders(transaction, memberId, source, numbers);
        const fresh = rows.flatMap(({ bill, orderNo, payee }) =>
          bill && !known.has(orderNo) ? [{ bill, origin: { batchId: id, source, orderNo, payee } }] : [],
        );
        await insertBills(transaction, memberId, fresh, { now, version });
        for (const [state, lines] of [
          ['written', rows.filter(({ orderNo }) => !known.has(orderNo))],
          ['duplicate', rows.filter(({ orderNo }) => known.has(orderNo))],
        ] as const) {
          if (lines.length === 0) continue;
          await tables
            .updateTable('bill_import_row')
            .set({ state })
            .where('batch_id', '=', id)
            .where(
              'line',
              'in',
              lines.map(({ line }) => line),
            )
            .execute();
        }
        await advance(transaction, id, rows.length);
        return rows.length;
      }),

    /** Takes some bills of a batch out of the ledger for good; zero when none are left. */
    undoSome: (memberId: number, batchId: number): Promise<number> =>
      changeLedger(db, memberId, async (transaction, version) => {
        const tables = transaction.withTables<BillTables>();
        const rows = await tables
          .selectFrom('bill')
          .select([...BILL_COLUMNS, 'deleted_at'])
          .where('batch_id', '=', batchId)
          .where('member_id', '=', memberId)
          .limit(ROWS_AT_ONCE)
          .execute();
        if (rows.length === 0) return 0;
        const live = rows.filter((row) => row.deleted_at === null).map(toBill);
        await addToSums(transaction, memberId, sumChanges(live, []));
        await markEmptied(transaction, memberId, version);
        await tables
          .deleteFrom('bill')
          .where('member_id', '=', memberId)
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
        await advance(transaction, batchId, rows.length);
        return rows.length;
      }),
  };
}

async function knownOrders(db: AnyDatabase, memberId: number, source: Source, orderNos: readonly string[]) {
  if (orderNos.length === 0) return new Set<string>();
  const rows = await db
    .withTables<BillTables>()
    .selectFrom('bill')
    .select('order_no')
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('order_no', 'in', orderNos)
    .execute();
  return new Set(rows.map(({ order_no }) => order_no ?? ''));
}

async function advance(transaction: AnyDatabase, batchId: number, rows: number): Promise<void> {
  await sql`update bill_import set progress = progress + ${rows} where id = ${batchId}`.execute(transaction);
}
