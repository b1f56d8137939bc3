import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { WordTables } from './word.table.ts';

export type VisitorStore = ReturnType<typeof createVisitorStore>;

/** Secrets that all processes share. */
export function createVisitorStore(db: AnyDatabase) {
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
    async secret(name: string, fresh: string, now: number): Promise<string> {
      await insert(name, fresh, now);
      const row = await tables
        .selectFrom('word_secret')
        .select('secret')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.secret;
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
      await tables
        .updateTable('word')
        .set({ spot: null })
        .where('spot', 'is not', null)
        .where('created_at', '<', before)
        .execute();
    },
  };
}
