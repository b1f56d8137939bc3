import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';

export interface CuratedList {
  key: string;
  name: string;
  summary: string;
  /** Empty: its first titles are shown instead. */
  cover: string;
  titleIds: number[];
}

export type CuratedListStore = ReturnType<typeof createCuratedListStore>;

export function createCuratedListStore(db: AnyDatabase) {
  const tables = db.withTables<CatalogueTables>();

  /** Those that visitors may see. */
  const shown = tables.selectFrom('title_collection').where('is_shown', '=', 1).where('removed_at', 'is', null);

  const withItems = async (
    rows: { id: number; key: string; name: string; summary: string; cover: string }[],
  ): Promise<CuratedList[]> => {
    if (rows.length === 0) return [];
    const items = await tables
      .selectFrom('title_collection_item')
      .innerJoin('title', 'title.id', 'title_collection_item.title_id')
      .select(['collection_id', 'title_id'])
      .where(
        'collection_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('title.removed_at', 'is', null)
      .orderBy('title_collection_item.position')
      .execute();
    const byCuratedList = Map.groupBy(items, (item) => item.collection_id);
    return rows.map(({ id, key, name, summary, cover }) => ({
      key,
      name,
      summary,
      cover,
      titleIds: (byCuratedList.get(id) ?? []).map(({ title_id }) => title_id),
    }));
  };

  return {
    async list({ limit, offset }: Slice): Promise<{ curatedLists: CuratedList[]; total: number }> {
      const rows = await shown.selectAll().orderBy('position').orderBy('id').limit(limit).offset(offset).execute();
      const { total } = await shown
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { curatedLists: await withItems(rows), total };
    },

    async find(key: string): Promise<CuratedList | undefined> {
      const rows = await shown.selectAll().where('key', '=', key).execute();
      return (await withItems(rows))[0];
    },

    /** Those that hold most of these titles, and how many. */
    async holding(titleIds: readonly number[], limit: number): Promise<{ key: string; name: string; count: number }[]> {
      if (titleIds.length === 0) return [];
      const rows = await shown
        .innerJoin('title_collection_item', 'title_collection_item.collection_id', 'title_collection.id')
        .select(['title_collection.key', 'title_collection.name'])
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('title_collection_item.title_id', 'in', titleIds)
        .groupBy(['title_collection.id', 'title_collection.key', 'title_collection.name'])
        .orderBy('count', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ key, name, count }) => ({ key, name, count: Number(count) }));
    },

    listOf(titleId: number): Promise<{ key: string; name: string }[]> {
      return shown
        .innerJoin('title_collection_item', 'title_collection_item.collection_id', 'title_collection.id')
        .select(['title_collection.key', 'title_collection.name'])
        .where('title_collection_item.title_id', '=', titleId)
        .orderBy('title_collection.position')
        .execute();
    },
  };
}
