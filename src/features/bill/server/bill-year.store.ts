import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillTables } from './bill.table.ts';

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
        group by coalesce(payee, title) order by 2 desc, 1 limit ${MOST_PAYEES}`.execute(db);
      return rows;
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
