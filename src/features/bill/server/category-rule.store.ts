import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillImportTables } from './bill-import.table.ts';

const MOST_SHOWN = 500;

export type CategoryRuleStore = ReturnType<typeof createCategoryRuleStore>;

/** What a member has called whom the money went to. */
export function createCategoryRuleStore(db: AnyDatabase) {
  const tables = db.withTables<BillImportTables>();
  return {
    async categories(memberId: number, payees: readonly string[]): Promise<Map<string, string>> {
      if (payees.length === 0) return new Map();
      const rows = await tables
        .selectFrom('bill_category_rule')
        .select(['payee', 'category'])
        .where('member_id', '=', memberId)
        .where('payee', 'in', payees)
        .execute();
      return new Map(rows.map(({ payee, category }) => [payee, category]));
    },

    /** The last learnt first. */
    async list(memberId: number): Promise<{ payee: string; category: string }[]> {
      return tables
        .selectFrom('bill_category_rule')
        .select(['payee', 'category'])
        .where('member_id', '=', memberId)
        .orderBy('learnt_at', 'desc')
        .orderBy('payee')
        .limit(MOST_SHOWN)
        .execute();
    },

    async set(memberId: number, payee: string, category: string, now: number): Promise<void> {
      await tables
        .insertInto('bill_category_rule')
        .values({ member_id: memberId, payee, category, learnt_at: now })
        .onConflict((conflict) => conflict.columns(['member_id', 'payee']).doUpdateSet({ category, learnt_at: now }))
        .execute();
    },

    async remove(memberId: number, payee: string): Promise<void> {
      const own = tables.deleteFrom('bill_category_rule').where('member_id', '=', memberId);
      await own.where('payee', '=', payee).execute();
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_category_rule').where('member_id', '=', memberId).execute();
    },
  };
}
