import type { Database } from '#/platform/db/database.ts';
import type { FoundPerson, SearchHit } from '#/platform/db/search/search-index.ts';
import { workKey } from '#/platform/db/search/work-key.ts';
import { TITLES } from './title-index.store.ts';
import { titlesNamed } from './title-name.store.ts';

export type TitleSearchStore = ReturnType<typeof createTitleSearchStore>;

interface Query {
  words: string;
  marks?: string[][];
  limit?: number;
}

/** The titles' part of the search index. */
export function createTitleSearchStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  return {
    find: (query: Query): Promise<SearchHit[]> => search.find(db, { kind: TITLES, ...query }),
    nearest: (query: Query): Promise<SearchHit[]> => search.nearest(db, { kind: TITLES, ...query }),
    /** Whether a title goes by exactly this name. */
    isNamed: async (words: string): Promise<boolean> =>
      (await titlesNamed(db, [workKey(words)])).some(({ isRemoved }) => !isRemoved),
    findPeople: (query: Query): Promise<FoundPerson[]> => search.findPeople(db, { kind: TITLES, ...query }),
  };
}
