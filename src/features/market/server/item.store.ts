import type { Database } from '#/platform/db/database.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { moveInIndices } from './item-index.store.ts';
import { type ItemNews, NO_NEWS } from './item-news.ts';
import { toItem } from './item-row.store.ts';
import { changeItem, findItem, insertItems, type NewItem, removeItem } from './item-write.store.ts';
import type { MarketTables } from './market.table.ts';

export type ItemStore = ReturnType<typeof createItemStore>;

const PICTURED_AT_ONCE = 5000;
const SAMPLES_AT_ONCE = 200;

/** Items, their search entries and their counts change together or not at all. */
export function createItemStore({ db, search }: Pick<Database, 'db' | 'search'>, news: ItemNews = NO_NEWS) {
  const tables = db.withTables<MarketTables>();
  return {
    add: (item: NewItem): Promise<Item> =>
      db.transaction().execute(async (transaction) => {
        const [added] = await insertItems(transaction, search, [item]);
        if (!added) throw new Error('an inserted row must come back');
        await news.arrived(transaction, [added]);
        return added;
      }),

    /** Undefined when there is none. */
    change: (id: number, change: (item: Item) => ItemFacts, now: number): Promise<Item | undefined> =>
      db.transaction().execute(async (transaction) => {
        const changed = await changeItem(transaction, search, id, change, now);
        if (changed) await news.changed(transaction, changed.before, changed.after);
        return changed?.after;
      }),

    remove: (id: number, now: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => (await removeItem(transaction, search, id, now)) !== undefined),

    /** A part at a time: a long statement would hold up all others. */
    async removeSamples(): Promise<number> {
      let removed = 0;
      for (;;) {
        const some = await db.transaction().execute(async (transaction) => {
          const inside = transaction.withTables<MarketTables>();
          const rows = await inside
            .selectFrom('market_item')
            .selectAll()
            .where('is_sample', '=', 1)
            .orderBy('id')
            .limit(SAMPLES_AT_ONCE)
            .execute();
          if (rows.length === 0) return 0;
          await inside
            .deleteFrom('market_item')
            .where(
              'id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute();
          await moveInIndices(transaction, search, { before: rows.map(toItem) });
          return rows.length;
        });
        if (some === 0) return removed;
        removed += some;
      }
    },

    find: (id: number) => findItem(db, id),

    /** Titles and pictures in the order of their numbers, for the names of drawn ones. */
    async listPictured(after: number): Promise<{ id: number; title: string; category: string; images: string[] }[]> {
      const rows = await tables
        .selectFrom('market_item')
        .select(['id', 'title', 'category', 'images_json'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PICTURED_AT_ONCE)
        .execute();
      return rows.map(({ images_json, ...row }) => ({ ...row, images: JSON.parse(images_json) as string[] }));
    },

    /** In the order asked for; what is not shown is left out. */
    async listByIds(ids: readonly number[]): Promise<Item[]> {
      if (ids.length === 0) return [];
      const rows = await tables
        .selectFrom('market_item')
        .selectAll()
        .where('id', 'in', ids)
        .where('is_shown', '=', 1)
        .execute();
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = found.get(id);
        return row ? [toItem(row)] : [];
      });
    },
  };
}
