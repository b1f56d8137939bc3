import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillPlanTables } from './bill-plan.table.ts';

export type BillPlanStore = ReturnType<typeof createBillPlanStore>;

export interface Moved {
  name: string;
  month: number;
  amount: number;
}

/** What members say about their accounts and their months; what happened is in the bills and their sums. */
export function createBillPlanStore(db: AnyDatabase) {
  const tables = db.withTables<BillPlanTables>();
  return {
    async accounts(memberId: number) {
      const rows = await tables.selectFrom('bill_opening').selectAll().where('member_id', '=', memberId).execute();
      return new Map(rows.map(({ name, opening, reconciled_at }) => [name, { opening, reconciledAt: reconciled_at }]));
    },

    async setOpening(memberId: number, name: string, opening: number, reconciledAt: number | null): Promise<void> {
      const said = { opening, reconciled_at: reconciledAt };
      await tables
        .insertInto('bill_opening')
        .values({ member_id: memberId, name, ...said })
        .onConflict((conflict) => conflict.columns(['member_id', 'name']).doUpdateSet(said))
        .execute();
    },

    /** What transfers brought to each account in each month, less what they took. */
    async moved(memberId: number): Promise<Moved[]> {
      const { rows } = await sql<Moved>`select name, month, cast(sum(amount) as bigint) as amount from (
        select to_account as name, day / 100 as month, amount from bill_transfer where member_id = ${memberId}
        union all
        select from_account, day / 100, -amount from bill_transfer where member_id = ${memberId}) as both_ways
        group by name, month`.execute(db);
      return rows;
    },

    async budgets(memberId: number): Promise<Map<string, number>> {
      const rows = await tables
        .selectFrom('bill_budget')
        .select(['category', 'amount'])
        .where('member_id', '=', memberId)
        .orderBy('category')
        .execute();
      return new Map(rows.map(({ category, amount }) => [category, amount]));
    },

    async setBudget(memberId: number, category: string, amount: number): Promise<void> {
      if (amount === 0) {
        const own = tables.deleteFrom('bill_budget').where('member_id', '=', memberId);
        await own.where('category', '=', category).execute();
        return;
      }
      await tables
        .insertInto('bill_budget')
        .values({ member_id: memberId, category, amount })
        .onConflict((conflict) => conflict.columns(['member_id', 'category']).doUpdateSet({ amount }))
        .execute();
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_opening').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('bill_budget').where('member_id', '=', memberId).execute();
    },
  };
}
