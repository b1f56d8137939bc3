import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { keptSecret } from '#/platform/secret/kept-secret.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { TallyTables } from './tally.table.ts';

const PURPOSE = 'visit salt';
const INSERTED_AT_ONCE = 500;
/** Of a day with a million marks others wait for a few thousand at a time. */
const DELETED_AT_ONCE = 5000;

export const visitSealed: readonly SealedColumn[] = [
  { table: 'visit_salt', column: 'salt', key: 'day', purpose: PURPOSE },
];

/** Salts and marks of the day, which all processes share. */
export function createVisitMarkStore({ db, lightly }: Pick<Database, 'db' | 'lightly'>, secrets: SecretBox) {
  const tables = db.withTables<TallyTables>();
  return {
    /** The day's salt: the given one when nobody made one yet. */
    salt(day: string, fresh: () => string): Promise<string> {
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
        { secrets, purpose: PURPOSE, fresh },
      );
    },

    /** Which of these marks the day did not have yet; now it has them. */
    async mark(transaction: AnyDatabase, day: string, marks: readonly string[]): Promise<Set<string>> {
      // In one order everywhere: two processes that write the same marks in different orders wait for each other.
      const sorted = marks.toSorted();
      const fresh = new Set<string>();
      for (let start = 0; start < sorted.length; start += INSERTED_AT_ONCE) {
        const rows = await transaction
          .withTables<TallyTables>()
          .insertInto('visit_visitor')
          .values(sorted.slice(start, start + INSERTED_AT_ONCE).map((visitor) => ({ day, visitor })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('visitor')
          .execute();
        for (const { visitor } of rows) fresh.add(visitor);
      }
      return fresh;
    },

    /** The salts first: without them the marks identify nobody. */
    async forgetBefore(day: string): Promise<void> {
      await tables.deleteFrom('visit_salt').where('day', '<', day).execute();
      const old = tables.selectFrom('visit_visitor').select(['day', 'visitor']).where('day', '<', day);
      for (;;) {
        const next = await old.orderBy('day').orderBy('visitor').limit(1).offset(DELETED_AT_ONCE).executeTakeFirst();
        const end = next ? sql<boolean>`(day, visitor) < (${next.day}, ${next.visitor})` : sql<boolean>`day < ${day}`;
        await lightly((transaction) =>
          transaction.withTables<TallyTables>().deleteFrom('visit_visitor').where(end).execute(),
        );
        if (!next) return;
      }
    },
  };
}
