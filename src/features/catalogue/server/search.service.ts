import type { Slice } from '#/contract/paging.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { SearchHit, SearchMatch } from '#/platform/db/search/search-index.ts';
import { kindFacets, tagFacets, yearFacets } from './facets.rules.ts';
import { type Filter, fits, marksOfFilter, type TagCounts } from './list.rules.ts';
import type { Facets } from './list.service.ts';
import { type ListedTitle, marksOf } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleSearchStore } from './title-search.store.ts';

interface Needs {
  index: TitleSearchStore;
  titles: TitleStore;
  now: () => number;
}

export interface FoundTitle extends ListedTitle {
  match: SearchMatch;
}

const SUGGESTED = 6;
const SUGGESTED_TITLES = 8;
const SUGGESTED_PEOPLE = 4;

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ index, titles, now }: Needs) {
  const withTitles = async (hits: readonly SearchHit[]): Promise<FoundTitle[]> => {
    const matches = new Map(hits.map(({ id, match }) => [id, match]));
    const found = await titles.listByIds(hits.map(({ id }) => id));
    return found.flatMap((title) => {
      const match = matches.get(title.id);
      return match ? [{ ...title, match }] : [];
    });
  };
  const find = (words: string, filter: Filter) => index.find({ words, marks: marksOfFilter(filter) });

  return {
    async search(words: string, filter: Filter, { limit, offset }: Slice) {
      // "Not finished" is no mark of its own, so those hits are looked at one by one.
      const hits = await find(words, filter);
      const fitting =
        filter.isFinished === false ? (await withTitles(hits)).filter((title) => fits(title, filter)) : hits;
      const page = fitting.slice(offset, offset + limit);
      const found = await withTitles(page);
      const near = hits.length === 0 ? await index.nearest({ words, limit: SUGGESTED }) : [];
      return { titles: found, total: fitting.length, suggestions: await titles.listByIds(near.map(({ id }) => id)) };
    },

    async facets(words: string, filter: Filter): Promise<Facets> {
      const any: Filter = { kind: null, genre: '', region: '', years: null, isFinished: undefined };
      const all = await titles.listByIds((await find(words, any)).map(({ id }) => id));
      const among = countTags(all.filter((title) => !filter.kind || title.kind === filter.kind));
      const without = (changes: Partial<Filter>) =>
        countTags(all.filter((title) => fits(title, { ...filter, ...changes })));
      return {
        kinds: kindFacets(without({ kind: null })),
        genres: tagFacets(without({ genre: '' }), 'g:', among),
        regions: tagFacets(without({ region: '' }), 'r:', among),
        years: yearFacets(without({ years: null }), Number(shanghaiDay(now()).slice(0, 4))),
      };
    },

    async suggest(words: string) {
      const [hits, people] = await Promise.all([
        index.find({ words, limit: SUGGESTED_TITLES }),
        index.findPeople({ words, limit: SUGGESTED_PEOPLE }),
      ]);
      const known = await titles.listByIds(people.flatMap(({ ids }) => ids.slice(0, 1)));
      const nameOf = new Map(known.map(({ id, name }) => [id, name]));
      return {
        titles: await withTitles(hits),
        people: people.map(({ name, match, ids }) => ({ name, match, knownFor: nameOf.get(ids[0] ?? -1) ?? '' })),
      };
    },
  };
}

function countTags(titles: readonly ListedTitle[]): TagCounts {
  const counts = new Map<string, number>();
  for (const title of titles) for (const tag of marksOf(title)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}
