import type { Slice } from '#/contract/paging.ts';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import { rasterUrl } from '../../cover/raster-url.pure.ts';
import { heatShown } from '../heat.pure.ts';
import { KINDS, type KindName, type KindSlug } from '../kinds.pure.ts';
import { FILTERED_LIST_END, ORDER } from '../list-sizes.pure.ts';
import { coverMark, drawnCover, isForeign, shownCover } from './cover-address.ts';
import type { FacetValue } from './facets.rules.ts';
import { EVERYTHING } from './list.rules.ts';
import type { ListService } from './list.service.ts';
import type { BriefTitle, OutwardFilter, OutwardStore, OutwardTitle } from './outward.store.ts';
import type { SearchService } from './search.service.ts';

export interface OutwardQuestion extends OutwardFilter {
  words: string;
  /** These and no others, whatever else is asked. */
  ids: readonly number[] | null;
  isOldestFirst: boolean;
}

/** As lists of other programs show it. */
export type OutwardListed = BriefTitle & { labels: string[] };

export type OutwardWhole = Omit<OutwardTitle, 'heat'> & { hot: number };

interface Found {
  ids: number[];
  total: number;
}

interface Needs {
  store: OutwardStore;
  lists: Pick<ListService, 'ids' | 'facets'>;
  search: Pick<SearchService, 'search'>;
  now: () => number;
}

export interface KindFilters {
  kind: KindSlug;
  genres: FacetValue[];
  regions: FacetValue[];
  years: FacetValue[];
}

const MINUTE_MS = 60_000;
const FACETS_SHOWN = 20;

export type OutwardService = ReturnType<typeof createOutwardService>;

/** The catalogue as other programs read it: by update, by numbers, or by our search. */
export function createOutwardService({ store, lists, search, now }: Needs) {
  const narrowed = new OnceCache<number[]>({ most: 100 });
  const labels = new OnceCache<string[]>({ most: 1 });

  /** The numbers of a page of the newest first, and how many there are. */
  async function newest(question: OutwardQuestion, slice: Slice): Promise<Found> {
    const { since, players, words, ids, isOldestFirst: _order, ...filter } = question;
    if (ids) return pageOf([...ids], slice);
    if (words !== '') {
      const { titles, total } = await search.search(words, filter, slice);
      return { ids: titles.map(({ id }) => id), total };
    }
    if (since === null && players === null) return lists.ids(filter, ORDER.newest, slice);
    // Whole minutes, so that those who ask within one share an answer.
    const from = since === null ? null : Math.floor(since / MINUTE_MS) * MINUTE_MS;
    const name = JSON.stringify([filter, filter.isFinished ?? null, from, players]);
    const found = narrowed.through(name, () => store.ids({ ...filter, since: from, players }, FILTERED_LIST_END));
    return pageOf(await found, slice);
  }

  /** The oldest first is the same list from its end. */
  async function page(question: OutwardQuestion, slice: Slice): Promise<Found> {
    if (!question.isOldestFirst || question.words !== '' || question.ids) return newest(question, slice);
    const { total } = await newest(question, { limit: 1, offset: 0 });
    const end = Math.max(0, total - slice.offset);
    const offset = Math.max(0, end - slice.limit);
    if (end === 0) return { ids: [], total };
    const { ids } = await newest(question, { limit: end - offset, offset });
    return { ids: ids.toReversed(), total };
  }

  return {
    /** After a visible change. */
    forget: () => {
      narrowed.clear();
      labels.clear();
    },

    /** `withLabels`: the names of players too. */
    async list(
      question: OutwardQuestion,
      slice: Slice,
      withLabels: boolean,
    ): Promise<{ titles: OutwardListed[]; total: number }> {
      const { ids, total } = await page(question, slice);
      const titles = await store.brief(ids);
      const labels = withLabels ? await store.labels(titles.map(({ id }) => id)) : new Map<number, string[]>();
      return {
        titles: titles.map((title) => ({ ...title, cover: coverOf(title), labels: labels.get(title.id) ?? [] })),
        total,
      };
    },

    /** `withLists`: the episodes too. */
    async whole(
      question: OutwardQuestion,
      slice: Slice,
      withLists: boolean,
    ): Promise<{ titles: OutwardWhole[]; total: number }> {
      const { ids, total } = await page(question, slice);
      const titles = await store.read(ids, withLists);
      return {
        titles: titles.map(({ heat, ...title }) => ({ ...title, cover: coverOf(title), hot: heatShown(heat, now()) })),
        total,
      };
    },

    /** Every name that a list of episodes has. */
    labels: () => labels.through('', store.allLabels),

    /** The picture that a title shows from elsewhere, if the mark is that of its address, and the one we draw. */
    async foreignCover(id: number, mark: string): Promise<{ cover: string; drawn: string } | undefined> {
      const [title] = await store.brief([id]);
      if (!title?.isGivenCover || !isForeign(title.cover) || coverMark(title.cover) !== mark) return undefined;
      return { cover: title.cover, drawn: drawnCover(title, nameOf.get(title.kind) ?? '电影') };
    },

    /** What each kind can be narrowed by. */
    filters: (): Promise<KindFilters[]> =>
      Promise.all(
        KINDS.map(async ({ slug }) => {
          const all = await lists.facets({ ...EVERYTHING, kind: slug });
          const some = (values: FacetValue[]) => values.filter(({ count }) => count > 0).slice(0, FACETS_SHOWN);
          return { kind: slug, genres: some(all.genres), regions: some(all.regions), years: some(all.years) };
        }),
      ),
  };
}

const nameOf = new Map<string, KindName>(KINDS.map(({ slug, name }) => [slug, name]));

function coverOf(title: Pick<BriefTitle, 'id' | 'cover' | 'isGivenCover' | 'art' | 'name' | 'kind' | 'year'>): string {
  // Players and other sites draw no SVG.
  return rasterUrl(shownCover(title, nameOf.get(title.kind) ?? '电影'));
}

function pageOf(ids: number[], { limit, offset }: Slice): Found {
  return { ids: ids.slice(offset, offset + limit), total: ids.length };
}
