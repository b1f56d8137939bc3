import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { advance, moveRows, nextRows } from '#/platform/staging/staged-rows.ts';
import { changeLedger, insertBills, markEmptied } from './bill.store.ts';
import type { BillTables } from './bill.table.ts';
import type { BillBatch, BillRoom, BillRow } from './bill-import.rules.ts';
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

    /** Writes the next rows of a batch; zero when none are left. */
    writeSome: ({ id, memberId, about: { source } }: BillBatch, now: number): Promise<number> =>
      changeLedger(db, ownerOf(memberId), async (transaction, version) => {
        const rows = await nextRows<BillRoom>(transaction, id, ['new'], ROWS_AT_ONCE);
        const numbers = rows.map(({ facts }) => facts.orderNo);
        const known = await knownOrders(transaction, ownerOf(memberId), source, numbers);
        const isKnown = ({ facts }: BillRow) => known.has(facts.orderNo);
        const fresh = rows.filter((row) => !isKnown(row));
        const bills = fresh.flatMap(({ facts: { bill, orderNo, payee } }) =>
          bill ? [{ bill, origin: { batchId: id, source, orderNo, payee } }] : [],
        );
        await insertBills(transaction, ownerOf(memberId), bills, { now, version });
        await moveRows(transaction, id, 'written', fresh);
        await moveRows(transaction, id, 'duplicate', rows.filter(isKnown));
        await advance(transaction, id, rows.length);
        return rows.length;
      }),

    /** Takes some bills of a batch out of the ledger for good; zero when none are left. */
    undoSome: ({ id: batchId, memberId: owner }: BillBatch): Promise<number> => {
      const memberId = ownerOf(owner);
      return changeLedger(db, memberId, async (transaction, version) => {
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
      });
    },
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

/** Every batch of the ledger has one. */
const ownerOf = (memberId: number | null) => memberId ?? 0;
