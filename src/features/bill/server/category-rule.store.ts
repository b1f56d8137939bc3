import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillImportTables } from './bill-import.table.ts';

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

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_category_rule').where('member_id', '=', memberId).execute();
    },
  };
}
