import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { titlesNamed } from './title-name.store.ts';

/** What a key leads to now. */
export interface TitleIdentity {
  id: number;
  key: string;
  updatedAt: number;
  isShown: boolean;
}

export type TitleKeyStore = ReturnType<typeof createTitleKeyStore>;

export function createTitleKeyStore(db: AnyDatabase) {
  const tables = db.withTables<CatalogueTables>();
  return {
    /** Removed ones too. */
    titlesNamed: (nameKeys: readonly string[]) => titlesNamed(db, nameKeys),

    /** By any key a title has or ever had; those nobody ever had are left out. */
    async identify(keys: readonly string[]): Promise<Map<string, TitleIdentity>> {
      if (keys.length === 0) return new Map();
      const rows = await tables
        .selectFrom('title_key')
        .innerJoin('title', 'title.id', 'title_key.title_id')
        .select(['title_key.key as asked', 'title.id', 'title.key', 'title.updated_at', 'title.removed_at'])
        .where('title_key.key', 'in', keys)
        .execute();
      return new Map(
        rows.map(({ asked, id, key, updated_at, removed_at }) => [
          asked,
          { id, key, updatedAt: updated_at, isShown: removed_at === null },
        ]),
      );
    },

    /** The key each of these titles goes by now, removed ones too. */
    async keysOfIds(ids: readonly number[]): Promise<Map<number, { key: string; isShown: boolean }>> {
      if (ids.length === 0) return new Map();
      const rows = await tables
        .selectFrom('title')
        .select(['id', 'key', 'removed_at'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, key, removed_at }) => [id, { key, isShown: removed_at === null }]));
    },

    /** Every key these titles have or ever had. */
    async keysOf(ids: readonly number[]): Promise<Map<number, string[]>> {
      if (ids.length === 0) return new Map();
      const rows = await tables.selectFrom('title_key').selectAll().where('title_id', 'in', ids).execute();
      const byTitle = Map.groupBy(rows, ({ title_id }) => title_id);
      return new Map([...byTitle].map(([id, own]) => [id, own.map(({ key }) => key)]));
    },
  };
}
