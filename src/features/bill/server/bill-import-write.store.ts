import { sql } from 'kysely';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { advance, moveRows, nextRows } from '#/platform/staging/staged-rows.ts';
import { changeLedger, insertBills, markEmptied } from './bill.store.ts';
import type { BillTables } from './bill.table.ts';
import { live } from './bill-filter.store.ts';
import type { BillBatch, BillRoom, BillRow } from './bill-import.rules.ts';
import type { BillImportTables } from './bill-import.table.ts';
import { BILL_COLUMNS, type BillRow as BillRowOfAll, toBill } from './bill-row.store.ts';
import { sumChanges } from './bill-sum.rules.ts';
import { addToSums } from './bill-sum.store.ts';
import { transferRow } from './bill-transfer.store.ts';
import type { KnownPayment } from './doubles.rules.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 100;
const NEAR_MS = 3 * DAY_MS;
/** More bills with the amounts of some rows are not looked at. */
const MOST_NEAR = 5000;

export type BillImportWriteStore = ReturnType<typeof createBillImportWriteStore>;

export function createBillImportWriteStore(db: AnyDatabase) {
  return {
    /** Which of these order numbers the member's ledger has, deleted bills included. */
    knownOrders: (memberId: number, source: string, orderNos: readonly string[]) =>
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

    /** Bills of other origin with such an amount, some days around. */
    async paymentsNear(
      memberId: number,
      payments: readonly { expense: number; createdAt: number; source: string }[],
    ): Promise<KnownPayment[]> {
      const days = payments.map(({ createdAt }) => createdAt);
      const from = days.reduce((one, other) => Math.min(one, other)) - NEAR_MS;
      const to = days.reduce((one, other) => Math.max(one, other)) + NEAR_MS;
      const { rows } = await sql<BillRowOfAll & { source: string | null }>`
        select id, title, remark, account, expense, income, created_at, source from bill
        where ${live(memberId)} and created_at between ${from} and ${to}
          and (source is null or source <> ${payments[0]?.source ?? ''})
          and expense in (${sql.join([...new Set(payments.map(({ expense }) => expense))])})
        limit ${MOST_NEAR}`.execute(db);
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
    },

    /** Writes the next rows of a batch; zero when none are left. */
    writeSome: ({ id, memberId: owner, about: { source } }: BillBatch, now: number): Promise<number> => {
      const memberId = ownerOf(owner);
      return changeLedger(db, memberId, async (transaction, version) => {
        const rows = await nextRows<BillRoom>(transaction, id, ['new', 'maybe', 'double', 'transfer'], ROWS_AT_ONCE);
        const doubles = await joinable(transaction, memberId, rows);
        // The bill that it was the same as may be gone by now.
        const wanted = rows.filter((row) => row.state !== 'transfer' && !doubles.includes(row));
        const numbers = wanted.map(({ facts }) => facts.orderNo);
        const known = await knownOrders(transaction, memberId, source, numbers);
        const isKnown = ({ facts }: BillRow) => known.has(facts.orderNo);
        const fresh = wanted.filter((row) => !isKnown(row));
        const bills = fresh.flatMap(({ facts: { bill, orderNo, payee } }) =>
          bill ? [{ bill, origin: { batchId: id, source, orderNo, payee } }] : [],
        );
        await insertBills(transaction, memberId, bills, { now, version });
        await insertTransfers(transaction, memberId, { id, source }, rows);
        await insertJoined(transaction, memberId, { id, source }, doubles);
        await moveRows(transaction, id, 'joined', doubles);
        await moveRows(transaction, id, 'written', fresh);
        await moveRows(transaction, id, 'duplicate', wanted.filter(isKnown));
        await moveRows(
          transaction,
          id,
          'transferred',
          rows.filter(({ state }) => state === 'transfer'),
        );
        await advance(transaction, id, wanted.length);
        return rows.length;
      });
    },

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
        if (rows.length === 0) return removeTransfers(transaction, memberId, batchId);
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

async function knownOrders(db: AnyDatabase, memberId: number, source: string, orderNos: readonly string[]) {
  if (orderNos.length === 0) return new Set<string>();
  const within = sql`member_id = ${memberId} and source = ${source} and order_no in (${sql.join(orderNos)})`;
  const { rows } = await sql<{ order_no: string }>`select order_no from bill where ${within}
    union all select order_no from bill_joined where ${within}`.execute(db);
  return new Set(rows.map(({ order_no }) => order_no));
}

/** Those rows whose bill is still there. */
async function joinable(transaction: AnyDatabase, memberId: number, rows: readonly BillRow[]): Promise<BillRow[]> {
  const doubles = rows.filter(({ state }) => state === 'double');
  const ids = doubles.flatMap(({ facts: { double } }) => (double ? [double.billId] : []));
  if (ids.length === 0) return [];
  const { rows: found } = await sql<{ id: number }>`select id from bill
    where ${live(memberId)} and id in (${sql.join(ids)})`.execute(transaction);
  const there = new Set(found.map(({ id }) => id));
  return doubles.filter(({ facts: { double } }) => double && there.has(double.billId));
}

/** They are known from now on, but no bills of their own. */
async function insertJoined(
  transaction: AnyDatabase,
  memberId: number,
  { id, source }: { id: number; source: string },
  rows: readonly BillRow[],
): Promise<void> {
  const values = rows.flatMap(({ facts: { double, orderNo } }) =>
    double ? [{ member_id: memberId, source, order_no: orderNo, bill_id: double.billId, batch_id: id }] : [],
  );
  if (values.length === 0) return;
  await transaction
    .withTables<BillImportTables>()
    .insertInto('bill_joined')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Each only once, however often its file is read. */
async function insertTransfers(
  transaction: AnyDatabase,
  memberId: number,
  { id, source }: { id: number; source: string },
  rows: readonly BillRow[],
): Promise<void> {
  const values = rows.flatMap(({ facts: { transfer, orderNo, class: kind = 'transfer' } }) =>
    transfer && transfer.amount > 0 && kind === 'transfer'
      ? [
          {
            ...transferRow(memberId, transfer),
            batch_id: id,
            source,
            order_no: orderNo,
            client_key: null,
          },
        ]
      : [],
  );
  if (values.length === 0) return;
  await transaction
    .withTables<BillImportTables>()
    .insertInto('bill_transfer')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeTransfers(transaction: AnyDatabase, memberId: number, batchId: number): Promise<number> {
  const tables = transaction.withTables<BillImportTables>();
  await tables.deleteFrom('bill_joined').where('batch_id', '=', batchId).where('member_id', '=', memberId).execute();
  const some = tables
    .selectFrom('bill_transfer')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('member_id', '=', memberId)
    .limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await tables.deleteFrom('bill_transfer').where('id', 'in', some).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Every batch of the ledger has one. */
const ownerOf = (memberId: number | null) => memberId ?? 0;
