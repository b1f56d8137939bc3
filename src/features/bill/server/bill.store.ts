import { setImmediate } from 'node:timers/promises';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Bill, BillFacts } from './bill.rules.ts';
import type { BillTables } from './bill.table.ts';
import type { BillImportTables } from './bill-import.table.ts';
import { BILL_COLUMNS, toBill, toRow } from './bill-row.store.ts';
import { sumChanges } from './bill-sum.rules.ts';
import { addToSums } from './bill-sum.store.ts';

const ROWS_AT_ONCE = 500;

export type BillStore = ReturnType<typeof createBillStore>;

/** Bills and their sums change together or not at all; every statement names the owner. */
export function createBillStore(db: AnyDatabase) {
  return {
    /** If the key is known already, nothing is added and the bill with that key is returned, even if it was changed or deleted since. */
    add: (memberId: number, bill: BillFacts, now: number, clientKey?: string): Promise<Bill> =>
      changeLedger(db, memberId, async (transaction, version) => {
        const known = clientKey === undefined ? undefined : await byClientKey(transaction, memberId, clientKey);
        if (known) return known;
        const [id] = await insertBills(transaction, memberId, [{ bill, clientKey }], { now, version });
        return { ...bill, id: id ?? 0 };
      }),

    /** Undefined when the member has no such bill. What `change` throws leaves everything as it was. */
    change: (memberId: number, id: number, change: (bill: Bill) => Bill, now: number) =>
      changeLedger(db, memberId, async (transaction, version) => {
        const before = await find(transaction, memberId, id, 'live');
        if (!before) return undefined;
        const after = change(before);
        await transaction
          .withTables<BillTables>()
          .updateTable('bill')
          .set({ ...toRow(after), updated_at: now, version })
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .execute();
        await addToSums(transaction, memberId, sumChanges([before], [after]));
        if (after.category !== before.category) await learnCategory(transaction, memberId, after, now);
        return { before, after };
      }),

    remove: (memberId: number, id: number, now: number) => setDeleted(db, memberId, id, now),
    restore: (memberId: number, id: number) => setDeleted(db, memberId, id, null),

    /** Everything of a member, a part at a time: a long statement would hold up all others. */
    async eraseAll(memberId: number): Promise<void> {
      const tables = db.withTables<BillTables>();
      for (let removed = 1n; removed > 0n; ) {
        const some = tables.selectFrom('bill').select('id').where('member_id', '=', memberId).limit(ROWS_AT_ONCE);
        const result = await tables.deleteFrom('bill').where('id', 'in', some).executeTakeFirst();
        removed = result.numDeletedRows;
        await setImmediate();
      }
      await tables.deleteFrom('bill_sum').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('bill_ledger').where('member_id', '=', memberId).execute();
    },

    /** Ends for good what was deleted before a moment. */
    async purge(before: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const tables = transaction.withTables<BillTables>();
        await tables
          .updateTable('bill_ledger')
          .set((update) => ({ version: update('version', '+', 1), emptied_version: update('version', '+', 1) }))
          .where('member_id', 'in', tables.selectFrom('bill').select('member_id').where('deleted_at', '<', before))
          .execute();
        await tables.deleteFrom('bill').where('deleted_at', '<', before).execute();
      });
    },
  };
}

/** The first statement makes two changes of one member wait for each other. */
export function changeLedger<Result>(
  db: AnyDatabase,
  memberId: number,
  work: (transaction: AnyDatabase, version: number) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const { version } = await transaction
      .withTables<BillTables>()
      .insertInto('bill_ledger')
      .values({ member_id: memberId, version: 1, calendar_token_hash: null, calendar_created_at: null })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet((update) => ({ version: update('bill_ledger.version', '+', 1) })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return work(transaction, version);
  });
}

/** Bills went for good: who keeps the ledger in memory must read all of it again. */
export async function markEmptied(transaction: AnyDatabase, memberId: number, version: number): Promise<void> {
  await transaction
    .withTables<BillTables>()
    .updateTable('bill_ledger')
    .set({ emptied_version: version })
    .where('member_id', '=', memberId)
    .execute();
}

interface NewBill {
  bill: BillFacts;
  clientKey?: string | undefined;
  origin?: { batchId: number; source: string; orderNo: string; payee: string };
}

export async function insertBills(
  transaction: AnyDatabase,
  memberId: number,
  bills: readonly NewBill[],
  { now, version }: { now: number; version: number },
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < bills.length; start += ROWS_AT_ONCE) {
    const rows = await transaction
      .withTables<BillTables>()
      .insertInto('bill')
      .values(
        bills.slice(start, start + ROWS_AT_ONCE).map(({ bill, origin, clientKey }) => ({
          ...toRow(bill),
          member_id: memberId,
          updated_at: now,
          version,
          deleted_at: null,
          batch_id: origin?.batchId ?? null,
          source: origin?.source ?? null,
          order_no: origin?.orderNo ?? null,
          payee: origin?.payee || null,
          client_key: clientKey ?? null,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  const added = bills.map(({ bill }) => bill);
  await addToSums(transaction, memberId, sumChanges([], added));
  return ids;
}

/** A bill from a file names whom the money went to: the next file is sorted as this one was corrected. */
async function learnCategory(transaction: AnyDatabase, memberId: number, { id, category }: Bill, now: number) {
  const tables = transaction.withTables<BillTables & BillImportTables>();
  const row = await tables
    .selectFrom('bill')
    .select('payee')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row?.payee) return;
  await tables
    .insertInto('bill_category_rule')
    .values({ member_id: memberId, payee: row.payee, category, learnt_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'payee']).doUpdateSet({ category, learnt_at: now }))
    .execute();
}

function setDeleted(
  db: AnyDatabase,
  memberId: number,
  id: number,
  deletedAt: number | null,
): Promise<Bill | undefined> {
  return changeLedger(db, memberId, async (transaction, version) => {
    const bill = await find(transaction, memberId, id, deletedAt === null ? 'deleted' : 'live');
    if (!bill) return undefined;
    await transaction
      .withTables<BillTables>()
      .updateTable('bill')
      .set({ deleted_at: deletedAt, version })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .execute();
    await addToSums(transaction, memberId, deletedAt === null ? sumChanges([], [bill]) : sumChanges([bill], []));
    return bill;
  });
}

async function byClientKey(db: AnyDatabase, memberId: number, clientKey: string): Promise<Bill | undefined> {
  const row = await db
    .withTables<BillTables>()
    .selectFrom('bill')
    .select(BILL_COLUMNS)
    .where('member_id', '=', memberId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row && toBill(row);
}

async function find(db: AnyDatabase, memberId: number, id: number, state: 'live' | 'deleted') {
  const row = await db
    .withTables<BillTables>()
    .selectFrom('bill')
    .select(BILL_COLUMNS)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('deleted_at', state === 'live' ? 'is' : 'is not', null)
    .executeTakeFirst();
  return row && toBill(row);
}
