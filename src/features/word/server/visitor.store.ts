import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { keptSecret } from '#/platform/secret/kept-secret.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { WordTables } from './word.table.ts';

const PURPOSE = 'board secret';

export const boardSealed: readonly SealedColumn[] = [
  { table: 'word_secret', column: 'secret', key: 'name', purpose: PURPOSE },
];

export type VisitorStore = ReturnType<typeof createVisitorStore>;

/** Secrets that all processes share. */
export function createVisitorStore(db: AnyDatabase, secrets: SecretBox) {
  const tables = db.withTables<WordTables>();
  const insert = (name: string, secret: string, now: number) =>
    tables
      .insertInto('word_secret')
      .values({ name, secret, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
  return {
    /** The secret of this name: the given one when nobody made one yet. */
    secret(name: string, fresh: string, now: number): Promise<string> {
      const rows = tables.selectFrom('word_secret').select('secret').where('name', '=', name);
      return keptSecret(
        {
          find: async () => (await rows.executeTakeFirst())?.secret,
          add: (secret) => insert(name, secret, now),
          replace: (old, secret) =>
            tables
              .updateTable('word_secret')
              .set({ secret })
              .where('name', '=', name)
              .where('secret', '=', old)
              .execute(),
        },
        { secrets, purpose: PURPOSE, fresh: () => fresh },
      );
    },

    /** True the first time only. */
    async mark(name: string, now: number): Promise<boolean> {
      return (await insert(name, '', now)) !== undefined;
    },

    /** Salts of days gone by, with which the last trace of an address goes. */
    async forget(saltPrefix: string, before: number): Promise<void> {
      await tables
        .deleteFrom('word_secret')
        .where('name', 'like', `${saltPrefix}%`)
        .where('created_at', '<', before)
        .execute();
      await tables.deleteFrom('word_block').where('mark', 'like', 'spot %').where('created_at', '<', before).execute();
      await tables
        .updateTable('word')
        .set({ spot: null })
        .where('spot', 'is not', null)
        .where('created_at', '<', before)
        .execute();
    },
  };
}
