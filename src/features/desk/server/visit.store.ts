import { sql } from 'kysely';
import type { Database } from '#/platform/db/database.ts';
import { keptSecret } from '#/platform/secret/kept-secret.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { TallyTables } from '#/platform/tally/tally.table.ts';
import type { VisitTables } from './visit.table.ts';

const ROWS_AT_ONCE = 500;

const PURPOSE = 'visit salt';

export const visitSealed: readonly SealedColumn[] = [
  { table: 'visit_salt', column: 'salt', key: 'day', purpose: PURPOSE },
];

export type VisitStore = ReturnType<typeof createVisitStore>;

export function createVisitStore({ db, lightly }: Pick<Database, 'db' | 'lightly'>, secrets: SecretBox) {
  const tables = db.withTables<VisitTables>();
  return {
    /** The day's salt: the given one when nobody made one yet. */
    salt(day: string, fresh: string): Promise<string> {
      const rows = tables.selectFrom('visit_salt').select('salt').where('day', '=', day);
      return keptSecret(
        {
          find: async () => (await rows.executeTakeFirst())?.salt,
          add: (salt) =>
            tables
              .insertInto('visit_salt')
              .values({ day, salt })
              .onConflict((conflict) => conflict.doNothing())
              .execute(),
          replace: (old, salt) =>
            tables.updateTable('visit_salt').set({ salt }).where('day', '=', day).where('salt', '=', old).execute(),
        },
        { secrets, purpose: PURPOSE, fresh: () => fresh },
      );
    },

    /** How many of them are new on that day; they are marked and counted together, or not at all. */
    add: (day: string, visitors: readonly string[]): Promise<number> =>
      lightly(async (transaction) => {
        const inside = transaction.withTables<VisitTables & TallyTables>();
        const sorted = visitors.toSorted();
        let added = 0;
        for (let start = 0; start < sorted.length; start += ROWS_AT_ONCE) {
          const rows = await inside
            .insertInto('visit_visitor')
            .values(sorted.slice(start, start + ROWS_AT_ONCE).map((visitor) => ({ day, visitor })))
            .onConflict((conflict) => conflict.doNothing())
            .returning('day')
            .execute();
          added += rows.length;
        }
        if (added > 0) {
          await inside
            .insertInto('day_count')
            .values({ day, name: 'visitors', count: added })
            .onConflict((conflict) =>
              conflict.columns(['day', 'name']).doUpdateSet({ count: sql`day_count.count + excluded.count` }),
            )
            .execute();
        }
        return added;
      }),

    /** Who came is forgotten; how many did is not. */
    async forgetBefore(day: string): Promise<void> {
      await tables.deleteFrom('visit_salt').where('day', '<', day).execute();
      await tables.deleteFrom('visit_visitor').where('day', '<', day).execute();
    },
  };
}
