import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillTables } from './bill.table.ts';
import { nameKey, plainName } from './bill-recurring.rules.ts';

/** How many names are read, before those that differ only by a number are merged. */
const MOST_NAMES = 300;
const MOST_PAYEES = 5;

export type BillYearStore = ReturnType<typeof createBillYearStore>;

/** What the sums of a ledger do not tell: where, and how much at once. */
export function createBillYearStore(db: AnyDatabase) {
  return {
    /** Where most was spent, by the name of the other side or of the bill. */
    async payees(memberId: number, fromDay: number, toDay: number) {
      const { rows } = await sql<{ name: string; expense: number; count: number }>`
        select coalesce(payee, title) as name, cast(sum(expense) as bigint) as expense, cast(count(*) as bigint) as count
        from bill where member_id = ${memberId} and deleted_at is null and day between ${fromDay} and ${toDay} and expense > 0
        group by coalesce(payee, title) order by 2 desc, 1 limit ${MOST_NAMES}`.execute(db);
      const same = Map.groupBy(rows, ({ name }) => nameKey(name));
      return [...same.values()]
        .map((some) => ({
          name: some.length > 1 ? plainName(some[0]?.name ?? '') : (some[0]?.name ?? ''),
          expense: some.reduce((sum, { expense }) => sum + expense, 0),
          count: some.reduce((sum, { count }) => sum + count, 0),
        }))
        .sort((one, other) => other.expense - one.expense)
        .slice(0, MOST_PAYEES);
    },

    async largest(memberId: number, fromDay: number, toDay: number) {
      return db
        .withTables<BillTables>()
        .selectFrom('bill')
        .select(['title', 'expense', 'day'])
        .where('member_id', '=', memberId)
        .where('deleted_at', 'is', null)
        .where('day', '>=', fromDay)
        .where('day', '<=', toDay)
        .where('expense', '>', 0)
        .orderBy('expense', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
    },
  };
}
