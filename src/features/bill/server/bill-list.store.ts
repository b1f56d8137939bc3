import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { Database } from '#/platform/db/database.ts';
import { rowsByIds } from '#/platform/db/rows-by-ids.ts';
import type { Bill } from './bill.rules.ts';
import type { Filter, Order } from './bill-filter.rules.ts';
import { containing, live, matching, orderedIndex } from './bill-filter.store.ts';
import { createBillMirrors } from './bill-mirror.store.ts';
import { BILL_COLUMNS, type BillRow, toBill } from './bill-row.store.ts';
import type { Cells } from './bill-sum.rules.ts';
import { createBillSumStore } from './bill-sum.store.ts';
import { countOf } from './bill-totals.rules.ts';

/** Up to this many rows, skipping them in the database is as fast as finding the page in memory. */
const LATE = 500;
/** More are not read while somebody waits: the first question about them is answered by the database. */
const READ_AT_ONCE = 5000;

export type BillListStore = ReturnType<typeof createBillListStore>;

export function createBillListStore(database: Pick<Database, 'db' | 'engine'>) {
  const { db, engine } = database;
  const sums = createBillSumStore(db);
  const mirrors = createBillMirrors(database);
  const columns = sql.join(BILL_COLUMNS.map((column) => sql.ref(column)));

  async function select(
    condition: RawBuilder<unknown>,
    index: string | undefined,
    order: Order,
    { limit, offset }: Slice,
  ): Promise<Bill[]> {
    // SQLite knows nothing of how the bills are spread and would choose by luck; PostgreSQL keeps count itself.
    const by = engine === 'sqlite' && index ? sql`indexed by ${sql.id(index)}` : sql``;
    const direction = sql.raw(order.direction);
    const { rows } = await sql<BillRow>`select ${columns} from bill ${by} where ${condition}
      order by ${sql.ref(order.column)} ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(db);
    return rows.map(toBill);
  }

  /** The sums tell on which days the page lies, so that a late page costs no more than the first. */
  async function byDate(memberId: number, filter: Filter, order: Order, slice: Slice): Promise<Bill[]> {
    const { keys: days, skip } = await sums.daysOfPage(memberId, filter, order.direction, slice);
    if (days.length === 0) return [];
    const narrow = { ...filter, fromDay: Math.min(...days), toDay: Math.max(...days) };
    const rest = { limit: slice.limit, offset: skip };
    const index = orderedIndex(filter);
    if (index) return select(matching(memberId, narrow), index, order, rest);
    return select(sql`${matching(memberId, narrow)} and day in (${sql.join(days)})`, 'bill_day', order, rest);
  }

  /** Looks at every bill of the member, three times slower than memory does; memory is filled behind it. */
  async function bySearching(memberId: number, filter: Filter, order: Order, slice: Slice) {
    const condition = sql`${matching(memberId, filter)} and ${containing(engine, filter.words)}`;
    const { cells, ids } = await sums.searched(condition, order, slice);
    mirrors.prepare(memberId);
    return { cells, rows: await byIds(memberId, ids) };
  }

  const rowsOf = rowsByIds<BillRow>(db, (ids) => sql`select ${columns} from bill where ${live(0)} and id in (${ids})`);
  const byIds = async (memberId: number, ids: readonly number[]) => (await rowsOf(ids, memberId)).map(toBill);

  return {
    /** Whether the ledger is in memory. */
    isReady: (memberId: number) => mirrors.has(memberId),

    /** The rows of a page, and the sums over all rows of the filter, apart by state. */
    async read(memberId: number, filter: Filter, order: Order, slice: Slice): Promise<{ cells: Cells; rows: Bill[] }> {
      if (isForMirror(filter, order, slice)) {
        const isReady = mirrors.has(memberId) || countOf(await sums.read(memberId, {})) <= READ_AT_ONCE;
        if (!isReady) return bySearching(memberId, filter, order, slice);
        const ledger = await mirrors.of(memberId);
        const { cells, ids } =
          filter.words.length > 0
            ? ledger.find(filter, order, slice)
            : { cells: await sums.read(memberId, filter), ids: ledger.page(filter, order, slice) };
        return { cells, rows: await byIds(memberId, ids) };
      }
      const cells = await sums.read(memberId, filter);
      if (order.column === 'created_at') return { cells, rows: await byDate(memberId, filter, order, slice) };
      return { cells, rows: await select(matching(memberId, filter), undefined, order, slice) };
    },

    /** Open bills whose reminder falls into a span of time, the most urgent first. */
    async due(memberId: number, from: number, before: number, limit: number): Promise<Bill[]> {
      const { rows } = await sql<BillRow>`select ${columns} from bill where ${live(memberId)} and is_done = 0
        and remind_at >= ${from} and remind_at < ${before} order by remind_at, id limit ${limit}`.execute(db);
      return rows.map(toBill);
    },

    async countDue(memberId: number, before: number): Promise<number> {
      const { rows } = await sql<{ bills: number }>`select cast(count(*) as bigint) as bills from bill
        where ${live(memberId)} and is_done = 0 and remind_at < ${before}`.execute(db);
      return rows[0]?.bills ?? 0;
    },

    /** The bills of a filter after a place, oldest first; for reading all of them piece by piece. */
    async after(memberId: number, filter: Filter, place: { createdAt: number; id: number } | undefined, limit: number) {
      const { rows } = await sql<BillRow>`select ${columns} from bill where ${matching(memberId, filter)}
        ${place ? sql`and (created_at, id) > (${place.createdAt}, ${place.id})` : sql``}
        and ${containing(engine, filter.words)}
        order by created_at, id limit ${limit}`.execute(db);
      return rows.map(toBill);
    },
  };
}

/** Words have no ready sums, and an order by anything but dates has no ready places for late pages or part of the bills. */
function isForMirror({ words, ...filter }: Filter, { column }: Order, { offset }: Slice): boolean {
  if (words.length > 0) return true;
  return column !== 'created_at' && (offset >= LATE || Object.values(filter).some((wanted) => wanted !== undefined));
}
