import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillTables } from './bill.table.ts';
import { firstDay, lastDay, monthOf } from './bill-days.rules.ts';
import type { Filter, Order } from './bill-filter.rules.ts';
import { CELL_NAMES, type Cells, EVER, placeOf, SCOPE, type SumRow } from './bill-sum.rules.ts';

const COLUMNS = {
  billsOpen: 'bills_open',
  billsDone: 'bills_done',
  expenseOpen: 'expense_open',
  expenseDone: 'expense_done',
  incomeOpen: 'income_open',
  incomeDone: 'income_done',
  predictOpen: 'predict_open',
} as const satisfies Record<keyof Cells, string>;

const ROWS_AT_ONCE = 500;
const FIRST_DAY = 19_000_101;
const LAST_DAY = 29_991_231;

export type BillSumStore = ReturnType<typeof createBillSumStore>;
type Place = Pick<Filter, 'category' | 'account'>;
export type DayFilter = Pick<Filter, 'category' | 'account' | 'fromDay' | 'toDay'>;

export function createBillSumStore(db: AnyDatabase) {
  const tables = db.withTables<BillTables>();
  return {
    async read(memberId: number, filter: DayFilter): Promise<Cells> {
      const { rows } = await sql<Cells>`select ${summed()} from bill_sum where ${within(memberId, filter)}`.execute(db);
      return rows[0] as Cells;
    },

    /** The sums of bills that no sums are kept for, and the ids on a page of them: both at once where the server can. */
    async searched(condition: RawBuilder<unknown>, { column, direction }: Order, { limit, offset }: Slice) {
      const way = sql.raw(direction);
      const [totals, page] = await Promise.all([
        sql<Cells>`select ${summed()} from (select 1 - is_done as bills_open, is_done as bills_done,
          (1 - is_done) * expense as expense_open, is_done * expense as expense_done,
          (1 - is_done) * income as income_open, is_done * income as income_done,
          (1 - is_done) * predict_income as predict_open from bill where ${condition}) as found`.execute(db),
        sql<{ id: number }>`select id from bill where ${condition}
          order by ${sql.ref(column)} ${way}, id ${way} limit ${limit} offset ${offset}`.execute(db),
      ]);
      return { cells: totals.rows[0] as Cells, ids: page.rows.map(({ id }) => id) };
    },

    /** Category or account names, most used first. */
    async names(memberId: number, column: 'category' | 'account'): Promise<string[]> {
      const rows = await tables
        .selectFrom('bill_sum')
        .select(column)
        .where('member_id', '=', memberId)
        .where('scope', '=', SCOPE[column])
        .where('day', '=', EVER)
        .where(sql<boolean>`bills_open + bills_done > 0`)
        .orderBy(sql`bills_open + bills_done`, 'desc')
        .orderBy(column)
        .execute();
      return rows.map((row) => row[column]);
    },

    /** Keys are 202611. Months without bills are left out. */
    async byMonth(memberId: number, of: Place, from: number, to: number): Promise<Map<number, Cells>> {
      const { rows } = await sql<Cells & { month: number }>`select day as month, ${summed()} from bill_sum
        where ${scoped(memberId, of)} and day between ${from} and ${to} group by day`.execute(db);
      return new Map(rows.map(({ month, ...cells }) => [month, cells]));
    },

    async byCategory(memberId: number, { account, fromDay, toDay }: DayFilter): Promise<(Cells & { name: string })[]> {
      const scope = account === undefined ? SCOPE.category : SCOPE.both;
      const { rows } = await sql<Cells & { name: string }>`select category as name, ${summed()} from bill_sum
        where member_id = ${memberId} and scope = ${scope} and account = ${account ?? ''} and ${days(fromDay, toDay)}
        group by category having sum(bills_open + bills_done) > 0`.execute(db);
      return rows;
    },

    /**
     * The days on which the rows of a page lie, in the order of the list, and how many rows of the first one come
     * before the page. Looked up by month first, so that it does not matter how far back the page is.
     */
    async daysOfPage(memberId: number, filter: Filter, direction: 'asc' | 'desc', { limit, offset }: Slice) {
      const from = filter.fromDay ?? FIRST_DAY;
      const to = filter.toDay ?? LAST_DAY;
      // Months that the filter cuts would count days outside of it, so a narrow span is looked up by day at once.
      if (filter.fromDay !== undefined || filter.toDay !== undefined) {
        return locate(memberId, filter, direction, { limit, offset }, from, to);
      }
      const months = await locate(memberId, filter, direction, { limit, offset }, monthOf(from), monthOf(to));
      if (months.keys.length === 0) return months;
      const first = firstDay(Math.min(...months.keys));
      const last = lastDay(Math.max(...months.keys));
      return locate(memberId, filter, direction, { limit, offset: months.skip }, first, last);
    },
  };

  /** Which days, or months, hold the rows of a page. */
  async function locate(
    memberId: number,
    filter: Filter,
    direction: 'asc' | 'desc',
    { limit, offset }: Slice,
    from: number,
    to: number,
  ) {
    const bills = billsOf(filter.isDone);
    const order = sql.raw(direction);
    const { rows } = await sql<{ day: number; before: number }>`
      select day, cast(before as bigint) as before from (
        select day, bills, sum(bills) over (order by day ${order}) - bills as before from (
          select day, ${bills} as bills from bill_sum
          where ${scoped(memberId, filter)} and day between ${from} and ${to} and ${bills} > 0
          order by day ${order} limit ${offset + limit}) as daily) as counted
      where before + bills > ${offset} and before < ${offset + limit} order by day ${order}`.execute(db);
    return { keys: rows.map(({ day }) => day), skip: offset - (rows[0]?.before ?? offset) };
  }
}

/** Inside the transaction that changes the bills. */
export async function addToSums(transaction: AnyDatabase, memberId: number, changes: readonly SumRow[]): Promise<void> {
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    const values = changes.slice(start, start + ROWS_AT_ONCE).map(({ scope, category, account, day, ...cells }) => ({
      member_id: memberId,
      scope,
      category,
      account,
      day,
      ...toColumns(cells),
    }));
    await transaction
      .withTables<BillTables>()
      .insertInto('bill_sum')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'scope', 'category', 'account', 'day'])
          .doUpdateSet((update) =>
            Object.fromEntries(
              Object.values(COLUMNS).map((column) => [
                column,
                sql`${update.ref(`bill_sum.${column}`)} + ${update.ref(`excluded.${column}`)}`,
              ]),
            ),
          ),
      )
      .execute();
  }
}

function toColumns(cells: Cells) {
  return {
    bills_open: cells.billsOpen,
    bills_done: cells.billsDone,
    expense_open: cells.expenseOpen,
    expense_done: cells.expenseDone,
    income_open: cells.incomeOpen,
    income_done: cells.incomeDone,
    predict_open: cells.predictOpen,
  };
}

/** PostgreSQL adds bigints up to a numeric, which would arrive as text. */
function summed(): RawBuilder<unknown> {
  return sql.join(
    CELL_NAMES.map((name) => sql`cast(coalesce(sum(${sql.ref(COLUMNS[name])}), 0) as bigint) as ${sql.id(name)}`),
  );
}

function scoped(memberId: number, filter: Place): RawBuilder<unknown> {
  const { scope, category, account } = placeOf(filter);
  return sql`member_id = ${memberId} and scope = ${scope} and category = ${category} and account = ${account}`;
}

function within(memberId: number, filter: DayFilter): RawBuilder<unknown> {
  return sql`${scoped(memberId, filter)} and ${days(filter.fromDay, filter.toDay)}`;
}

function days(fromDay: number | undefined, toDay: number | undefined): RawBuilder<unknown> {
  if (fromDay === undefined && toDay === undefined) return sql`day = ${EVER}`;
  return sql`day between ${fromDay ?? FIRST_DAY} and ${toDay ?? LAST_DAY}`;
}

function billsOf(isDone: boolean | undefined): RawBuilder<unknown> {
  if (isDone === undefined) return sql`(bills_open + bills_done)`;
  return isDone ? sql`bills_done` : sql`bills_open`;
}
