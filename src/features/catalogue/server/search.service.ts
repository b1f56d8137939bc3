import type { Slice } from '#/contract/paging.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { SearchHit, SearchMatch } from '#/platform/db/search/search-index.ts';
import { kindFacets, tagFacets, yearFacets } from './facets.rules.ts';
import { EVERYTHING, type Filter, marksOfFilter, type Order, tagsOfFilter } from './list.rules.ts';
import type { Facets } from './list.service.ts';
import { namedWork } from './search-words.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleMirror } from './title-mirror.service.ts';
import type { TitleSearchStore } from './title-search.store.ts';

interface Needs {
  index: TitleSearchStore;
  mirror: TitleMirror;
  titles: TitleStore;
  now: () => number;
}

export interface FoundTitle extends ListedTitle {
  match: SearchMatch;
}

interface Asked extends Slice {
  /** Without one the most fitting come first. */
  order?: Order | undefined;
  /** The counts beside the filters. */
  withFacets?: boolean;
}

const SUGGESTED = 6;
const SUGGESTED_TITLES = 8;
const SUGGESTED_PEOPLE = 4;

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ index, mirror, titles, now }: Needs) {
  const withTitles = async (hits: readonly SearchHit[]): Promise<FoundTitle[]> => {
    const matches = new Map(hits.map(({ id, match }) => [id, match]));
    const found = await titles.listByIds(hits.map(({ id }) => id));
    return found.flatMap((title) => {
      const match = matches.get(title.id);
      return match ? [{ ...title, match }] : [];
    });
  };
  const lookFor = (words: string, filter: Filter) => index.find({ words, marks: marksOfFilter(filter) });
  const find = async (words: string, filter: Filter): Promise<SearchHit[]> => {
    const hits = await lookFor(words, filter);
    if (isFound(hits)) return hits;
    const named = namedWork(words);
    if (!named) return hits;
    const kind = filter.kind ?? named.kind;
    const again = await lookFor(named.words, { ...filter, kind, years: filter.years ?? named.years });
    return isFound(again) || hits.length === 0 ? again : hits;
  };

  /** "Not finished" is no mark of its own, and only the most fitting come first by themselves. */
  const arranged = async (hits: readonly SearchHit[], filter: Filter, order: Order | undefined) => {
    const columns = await mirror.current();
    const fits = columns.fitting(filter);
    const fitting = filter.isFinished === false ? hits.filter(({ id }) => fits(id)) : [...hits];
    if (order === undefined) return fitting;
    const compare = columns.compare[order];
    return fitting.sort((one, other) => compare(one.id, other.id));
  };
  const facetsAmong = async (hits: readonly SearchHit[], filter: Filter): Promise<Facets> => {
    const columns = await mirror.current();
    const ids = hits.map(({ id }) => id);
    const without = (changes: Partial<Filter>) => columns.countAmong(ids, { ...filter, ...changes });
    const all = columns.countAmong(ids, { ...EVERYTHING, kind: filter.kind });
    return {
      kinds: kindFacets(without({ kind: null })),
      genres: tagFacets(without({ genre: '' }), 'g:', all),
      regions: tagFacets(without({ region: '' }), 'r:', all),
      years: yearFacets(without({ years: null }), Number(shanghaiDay(now()).slice(0, 4))),
    };
  };

  return {
    async search(words: string, filter: Filter, { limit, offset, order, withFacets }: Asked) {
      const hits = await find(words, filter);
      const isAsFound = filter.isFinished !== false && order === undefined;
      const fitting = isAsFound ? hits : await arranged(hits, filter, order);
      const near = hits.length === 0 ? await index.nearest({ words, limit: SUGGESTED }) : [];
      const isWhole = tagsOfFilter(filter).length === 0;
      return {
        titles: await withTitles(fitting.slice(offset, offset + limit)),
        total: fitting.length,
        suggestions: await titles.listByIds(near.map(({ id }) => id)),
        facets: withFacets ? await facetsAmong(isWhole ? hits : await find(words, EVERYTHING), filter) : null,
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

/** Something fits the words; not only comes near. */
function isFound([first]: readonly SearchHit[]): boolean {
  return first !== undefined && first.match.by !== 'near';
}
