import type { Database } from '#/platform/db/database.ts';
import type { SearchHit } from '#/platform/db/search/search-index.ts';
import { categoryMark, cityMark, GOODS, platformMark, shopMark } from './item-index.store.ts';
import type { Filter } from './list.store.ts';

export type ItemSearchStore = ReturnType<typeof createItemSearchStore>;

/** The market's part of the search index. No answer is longer than SEARCH_END. */
export function createItemSearchStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  const query = (words: string, { city, category, platform, shop }: Filter) =>
    ({
      kind: GOODS,
      words,
      marks: [
        ...(city ? [[cityMark(city), cityMark('')]] : []),
        ...(category ? [[categoryMark(category)]] : []),
        ...(platform ? [[platformMark(platform)]] : []),
        ...(shop ? [[shopMark(shop)]] : []),
      ],
    }) as const;
  return {
    find: (words: string, filter: Filter): Promise<SearchHit[]> => search.find(db, query(words, filter)),
    findIds: (words: string, filter: Filter, limit?: number): Promise<number[]> =>
      search.findIds(db, { ...query(words, filter), ...(limit && { limit }) }),
    nearest: (words: string, filter: Filter): Promise<SearchHit[]> => search.nearest(db, query(words, filter)),
  };
}
