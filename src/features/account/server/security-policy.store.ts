import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SecurityLogTables } from './security-log.table.ts';

const OPERATOR_FACTOR = 'operator factor';

export type SecurityPolicyStore = ReturnType<typeof createSecurityPolicyStore>;

/** What an operator decided for all operators. Not part of the site's config, which anyone may read. */
export function createSecurityPolicyStore(db: AnyDatabase) {
  const tables = db.withTables<SecurityLogTables>();
  return {
    async isFactorRequired(): Promise<boolean> {
      const row = await tables
        .selectFrom('security_policy')
        .select('is_on')
        .where('name', '=', OPERATOR_FACTOR)
        .executeTakeFirst();
      return row?.is_on === 1;
    },

    async setFactorRequired(isRequired: boolean): Promise<void> {
      const is_on = isRequired ? 1 : 0;
      await tables
        .insertInto('security_policy')
        .values({ name: OPERATOR_FACTOR, is_on })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on }))
        .execute();
    },
  };
}
