import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { dayText } from '../moment.pure.ts';
import type { Bill } from './bill.rules.ts';
import type { Filter, Order } from './bill-filter.rules.ts';
import { BILL_COLUMNS, type BillRow, toBill } from './bill-row.store.ts';
import type { Cells } from './bill-sum.rules.ts';
import { type BillSumStore, createBillSumStore } from './bill-sum.store.ts';

export type BillListStore = ReturnType<typeof createBillListStore>;

export function createBillListStore(db: AnyDatabase) {
  const sums: BillSumStore = createBillSumStore(db);
  const columns = sql.join(BILL_COLUMNS.map((column) => sql.ref(column)));

  async function select(condition: RawBuilder<unknown>, order: Order, { limit, offset }: Slice): Promise<Bill[]> {
    const direction = sql.raw(order.direction);
    const { rows } = await sql<BillRow>`select ${columns} from bill where ${condition}
      order by ${sql.ref(order.column)} ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(db);
    return rows.map(toBill);
  }

  /** The sums tell on which days the page lies, so that a late page costs no more than the first. */
  async function byDate(memberId: number, filter: Filter, order: Order, slice: Slice): Promise<Bill[]> {
    const { days, skip } = await sums.daysOfPage(memberId, filter, order.direction, slice);
    if (days.length === 0) return [];
    const narrow = { ...filter, fromDay: Math.min(...days), toDay: Math.max(...days) };
    return select(matching(memberId, narrow, days), order, { limit: slice.limit, offset: skip });
  }

  return {
    page(memberId: number, filter: Filter, order: Order, slice: Slice): Promise<Bill[]> {
      const useSums = order.column === 'created_at' && filter.words.length === 0;
      if (useSums) return byDate(memberId, filter, order, slice);
      return select(matching(memberId, filter), order, slice);
    },

    /** With words in the filter there is no ready sum: the bills themselves are added up. */
    async sums(memberId: number, filter: Filter): Promise<Cells> {
      if (filter.words.length === 0) return sums.read(memberId, filter);
      const split = (column: string, isDone: 0 | 1, name: keyof Cells) =>
        sql`cast(coalesce(sum(case when is_done = ${sql.lit(isDone)} then ${sql.raw(column)} else 0 end), 0) as bigint)
          as ${sql.id(name)}`;
      const { rows } = await sql<Cells>`select ${sql.join([
        split('1', 0, 'billsOpen'),
        split('1', 1, 'billsDone'),
        split('expense', 0, 'expenseOpen'),
        split('expense', 1, 'expenseDone'),
        split('income', 0, 'incomeOpen'),
        split('income', 1, 'incomeDone'),
        split('predict_income', 0, 'predictOpen'),
      ])} from bill where ${matching(memberId, filter)}`.execute(db);
      return rows[0] as Cells;
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
      const beyond = place ? sql` and (created_at, id) > (${place.createdAt}, ${place.id})` : sql``;
      const { rows } = await sql<BillRow>`select ${columns} from bill where ${matching(memberId, filter)}${beyond}
        order by created_at, id limit ${limit}`.execute(db);
      return rows.map(toBill);
    },
  };
}

/** `deleted_at is null` stands in the indices themselves. */
function live(memberId: number): RawBuilder<unknown> {
  return sql`member_id = ${memberId} and deleted_at is null`;
}

function matching(memberId: number, filter: Filter, days: readonly number[] = []): RawBuilder<unknown> {
  const { category, account, isDone, fromDay, toDay, words } = filter;
  const narrowed = [category, account, isDone].filter((value) => value !== undefined).length;
  return sql.join(
    [
      live(memberId),
      ...(category === undefined ? [] : [sql`category = ${category}`]),
      ...(account === undefined ? [] : [sql`account = ${account}`]),
      // Written out, not bound: SQLite uses a partial index only where it can see the value.
      ...(isDone === undefined ? [] : [sql`is_done = ${sql.lit(isDone ? 1 : 0)}`]),
      ...(fromDay === undefined ? [] : [sql`created_at >= ${startOf(fromDay)}`]),
      ...(toDay === undefined ? [] : [sql`created_at < ${startOf(toDay) + DAY_MS}`]),
      // One condition has an index in the list's order. Several have none, so only days with something on them count.
      ...(narrowed > 1 && days.length > 0 ? [sql`day in (${sql.join(days)})`] : []),
      ...words.map((word) => sql`words like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    ],
    sql` and `,
  );
}

function startOf(day: number): number {
  return startOfShanghaiDay(dayText(day)) ?? 0;
}
