import type { Slice } from '#/contract/paging.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { type FacetValue, kindFacets, tagFacets, yearFacets } from './facets.rules.ts';
import { EVERYTHING, type Filter, isNarrowed, type Order } from './list.rules.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import { TAG_GROUP } from './title-columns.index.ts';
import type { TitleMirror } from './title-mirror.service.ts';

interface Needs {
  mirror: TitleMirror;
  titles: Pick<TitleStore, 'listByIds'>;
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

export type ListService = ReturnType<typeof createListService>;

export function createListService({ mirror, titles, now }: Needs) {
  /** Numbers only. */
  const ids = async (filter: Filter, order: Order, slice: Slice) => (await mirror.current()).page(filter, order, slice);

  const list = async (filter: Filter, order: Order, slice: Slice): Promise<FoundPage> => {
    const { ids: page, total } = await ids(filter, order, slice);
    return { titles: await titles.listByIds(page), total };
  };

  return {
    ids,
    list,

    /** Reads and sorts everything once, so that no visitor waits for it. */
    async warm(): Promise<void> {
      for (const order of Object.values(ORDER)) await ids(EVERYTHING, order, { limit: 1, offset: 0 });
    },

    /** The first few. */
    async top(filter: Filter, limit: number): Promise<ListedTitle[]> {
      return (await list(filter, ORDER.heat, { limit, offset: 0 })).titles;
    },

    /** For each row of choices: how many titles each choice would give with the other filters as they are. */
    async facets(filter: Filter): Promise<Facets> {
      const columns = await mirror.current();
      const all = columns.countAll(filter.kind);
      const { plain, genres, regions } = TAG_GROUP;
      const without = (changes: Partial<Filter>, group: typeof plain | typeof genres | typeof regions) => {
        const rest = { ...filter, ...changes };
        return isNarrowed(rest) ? columns.countWithin(rest, group) : columns.countAll(rest.kind);
      };
      const thisYear = Number(shanghaiDay(now()).slice(0, 4));
      return {
        kinds: kindFacets(without({ kind: null }, plain)),
        genres: tagFacets(without({ genre: '' }, genres), 'g:', all),
        regions: tagFacets(without({ region: '' }, regions), 'r:', all),
        years: yearFacets(without({ years: null }, plain), thisYear),
      };
    },
  };
}
