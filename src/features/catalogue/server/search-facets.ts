import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { kindFacets, tagFacets, yearFacets } from './facets.rules.ts';
import { EVERYTHING, type Filter } from './list.rules.ts';
import type { Facets, ListService } from './list.service.ts';
import type { TitleMirror } from './title-mirror.service.ts';

interface Needs {
  mirror: Pick<TitleMirror, 'current'>;
  lists: Pick<ListService, 'facets'>;
  now: () => number;
}

/** The counts beside what was found. */
export function createFoundFacets({ mirror, lists, now }: Needs) {
  const among = async (found: readonly { id: number }[], filter: Filter): Promise<Facets> => {
    const columns = await mirror.current();
    const ids = found.map(({ id }) => id);
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
    among,
    /** The facets of a list without search words; `works` when the list is somebody's works. */
    ofList: (filter: Filter, works: readonly number[] | null): Promise<Facets> =>
      works
        ? among(
            works.map((id) => ({ id })),
            filter,
          )
        : lists.facets(filter),
  };
}
