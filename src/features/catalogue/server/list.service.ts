import { LRUCache } from 'lru-cache';
import type { Slice } from '#/contract/paging.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { FILTERED_LIST_END } from '../list-sizes.pure.ts';
import { type FacetValue, kindFacets, tagFacets, yearFacets } from './facets.rules.ts';
import { countOf, type Filter, isNarrowed, type Order, planOf, type TagCounts } from './list.rules.ts';
import type { ListStore } from './list.store.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';

interface Needs {
  lists: ListStore;
  titles: TitleStore;
  now: () => number;
}

export interface FoundPage {
  titles: ListedTitle[];
  total: number;
}

export interface Facets {
  kinds: FacetValue[];
  genres: FacetValue[];
  regions: FacetValue[];
  years: FacetValue[];
}

/** Other processes change content too; their changes are seen after this long at the latest. */
const MAX_AGE_MS = 60_000;

export type ListService = ReturnType<typeof createListService>;

export function createListService({ lists, titles, now }: Needs) {
  const clock = { perf: { now }, ttlResolution: 0, ttl: MAX_AGE_MS };
  // The ids of narrowed lists: the first reader of one pays for its pages, its total and its facets.
  const narrowed = new LRUCache<string, Promise<number[]>>({ max: 300, ...clock });
  const counted = new LRUCache<string, Promise<TagCounts>>({ max: 600, ...clock });

  const counts = () => keep(counted, 'all', () => lists.readCounts());

  const idsOf = (filter: Filter, order: Order): Promise<number[]> =>
    keep(narrowed, JSON.stringify([filter, order, filter.isFinished ?? null]), async () => {
      const plan = planOf(filter, await counts(), FILTERED_LIST_END);
      return lists.narrowedIds(filter, order, plan, FILTERED_LIST_END);
    });

  const countsWithin = async (filter: Filter): Promise<TagCounts> => {
    if (!isNarrowed(filter)) return counts();
    const name = JSON.stringify([filter, filter.isFinished ?? null]);
    return keep(counted, name, async () => lists.countAmong(await idsOf(filter, 2)));
  };

  return {
    async list(filter: Filter, order: Order, slice: Slice): Promise<FoundPage> {
      if (!isNarrowed(filter)) {
        const total = countOf(await counts(), filter.kind, '');
        return { titles: slice.offset < total ? await lists.listPage(filter.kind, order, slice) : [], total };
      }
      const ids = await idsOf(filter, order);
      const page = ids.slice(slice.offset, slice.offset + slice.limit);
      return { titles: await titles.listByIds(page), total: ids.length };
    },

    /** The same, but numbers only. */
    async ids(filter: Filter, order: Order, slice: Slice): Promise<{ ids: number[]; total: number }> {
      if (isNarrowed(filter)) {
        const ids = await idsOf(filter, order);
        return { ids: ids.slice(slice.offset, slice.offset + slice.limit), total: ids.length };
      }
      const total = countOf(await counts(), filter.kind, '');
      return { ids: slice.offset < total ? await lists.idPage(filter.kind, order, slice) : [], total };
    },

    /** The first few of a list, read for this once. */
    async top(filter: Filter, limit: number): Promise<ListedTitle[]> {
      const slice = { limit, offset: 0 };
      if (!isNarrowed(filter)) return lists.listPage(filter.kind, 2, slice);
      const plan = planOf(filter, await counts(), limit);
      return titles.listByIds(await lists.narrowedIds(filter, 2, plan, limit));
    },

    /** For each row of choices: how many titles each choice would give with the other filters as they are. */
    async facets(filter: Filter): Promise<Facets> {
      const all = await counts();
      const [kinds, genres, regions, years] = await Promise.all([
        countsWithin({ ...filter, kind: null }),
        countsWithin({ ...filter, genre: '' }),
        countsWithin({ ...filter, region: '' }),
        countsWithin({ ...filter, years: null }),
      ]);
      const thisYear = Number(shanghaiDay(now()).slice(0, 4));
      return {
        kinds: kindFacets(kinds),
        genres: tagFacets(genres, filter.kind, 'g:', all),
        regions: tagFacets(regions, filter.kind, 'r:', all),
        years: yearFacets(years, filter.kind, thisYear),
      };
    },

    /** After a visible change. */
    forget(): void {
      narrowed.clear();
      counted.clear();
      lists.forget();
    },
  };
}

/** One making for all who ask at the same time; a failed one is not kept. */
function keep<Value extends object>(
  cache: LRUCache<string, Promise<Value>>,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(name);
  if (known) return known;
  const made = make();
  cache.set(name, made);
  made.catch(() => cache.delete(name));
  return made;
}
