import type { Slice } from '#/contract/paging.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { AnyItem } from '#/features/catalogue/any-item.contract.ts';
import { kindOf } from '#/features/catalogue/kinds.pure.ts';
import { wholeMinutes } from '#/features/catalogue/length.pure.ts';
import type { CatalogueService } from '#/features/catalogue/server/catalogue.service.ts';
import type { RatingService } from '#/features/catalogue/server/rating.service.ts';
import type { ShelfState } from '../shelf-states.pure.ts';
import { inFuture, noTitle, notThere, shelfFull } from './shelf.errors.ts';
import { latestNight, MOST_ON_SHELF, nextShelved, reviewOf, type Shelved, type Wish } from './shelf.rules.ts';
import type { ShelfStore } from './shelf.store.ts';

export type ShelfCatalogue = Pick<CatalogueService, 'identify' | 'keysOf' | 'presentByIds'>;

export interface ShelfNeeds {
  store: ShelfStore;
  catalogue: ShelfCatalogue;
  ratings: Pick<RatingService, 'readMine' | 'rate' | 'exportRatings'>;
  /** When the member watched something, of any title. */
  watchedAt: (memberId: number) => Promise<readonly number[]>;
  now: () => number;
}

export interface Mine {
  key: string;
  shelved: Shelved | undefined;
  score: number | null;
}

export interface ShelvedTitle {
  item: AnyItem;
  shelved: Shelved;
  score: number | null;
}

const BEST = 4;

export type ShelfService = ReturnType<typeof createShelfService>;

export function createShelfService({ store, catalogue, ratings, watchedAt, now }: ShelfNeeds) {
  /** A title by any key it has or ever had, with all of them: it may be on the shelf under each. */
  async function titleOf(asked: string) {
    const title = (await catalogue.identify([asked])).get(asked);
    if (!title?.isShown) throw noTitle();
    return { ...title, keys: (await catalogue.keysOf([title.id])).get(title.id) ?? [title.key] };
  }

  async function mineOf(memberId: number, title: { key: string; keys: string[] }): Promise<Mine> {
    const [[shelved], { score }] = await Promise.all([
      store.find(memberId, title.keys),
      ratings.readMine(memberId, title.key),
    ]);
    return { key: title.key, shelved, score };
  }

  /** Titles of these rows as lists show them, in the order of the rows; each title once. */
  async function titlesOf(rows: readonly Shelved[]) {
    const found = await catalogue.identify(rows.map(({ titleKey }) => titleKey));
    const shown = new Map<number, Shelved>();
    let unavailable = 0;
    for (const row of rows) {
      const title = found.get(row.titleKey);
      if (!title?.isShown) unavailable += 1;
      else if (!shown.has(title.id)) shown.set(title.id, row);
    }
    return { shown: [...shown], unavailable };
  }

  async function presented(memberId: number, some: readonly (readonly [id: number, shelved: Shelved])[]) {
    const [items, given] = await Promise.all([
      catalogue.presentByIds(some.map(([id]) => id)),
      ratings.exportRatings(memberId),
    ]);
    const scores = new Map(given.map(({ titleId, score }) => [titleId, score]));
    return some.flatMap(([id, shelved]): ShelvedTitle[] => {
      const item = items.get(id);
      return item ? [{ item, shelved, score: scores.get(id) ?? null }] : [];
    });
  }

  return {
    async mine(memberId: number, asked: string): Promise<Mine> {
      return mineOf(memberId, await titleOf(asked));
    },

    async change(memberId: number, asked: string, wish: Wish & { score?: number | null | undefined }) {
      const { score, ...shelfWish } = wish;
      const title = await titleOf(asked);
      const today = shanghaiDay(now());
      if (wish.day !== undefined && wish.day > today) throw inFuture();
      const before = await mineOf(memberId, title);
      const isShelfWish = Object.values(shelfWish).some((value) => value !== undefined);
      if (isShelfWish) {
        const item = (await catalogue.presentByIds([title.id])).get(title.id);
        const kind = kindOf(item?.TypeName ?? '')?.slug ?? 'movie';
        const next = nextShelved(before.shelved, shelfWish, { titleKey: title.key, kind, today, now: now() });
        if (!next && wish.state !== null) throw notThere();
        if (!before.shelved && next) await checkRoom(memberId, 1);
        if (next) await store.put(memberId, [next]);
        else await store.remove(memberId, title.keys);
      }
      if (score !== undefined && score !== before.score) await ratings.rate(memberId, title.key, score);
      return { before, after: await mineOf(memberId, title) };
    },

    async flags(memberId: number, asked: readonly string[]): Promise<Map<string, ShelfState>> {
      const found = await catalogue.identify(asked);
      const keys = await catalogue.keysOf([...found.values()].map(({ id }) => id));
      const rows = await store.find(memberId, [...keys.values()].flat());
      const stateOf = new Map(rows.map(({ titleKey, state }) => [titleKey, state]));
      return new Map(
        [...found].flatMap(([key, { id }]) => {
          const state = keys
            .get(id)
            ?.map((one) => stateOf.get(one))
            .find((one) => one !== undefined);
          return state ? [[key, state] as const] : [];
        }),
      );
    },

    async list(memberId: number, state: ShelfState, { limit, offset }: Slice) {
      const [rows, counts] = await Promise.all([store.list(memberId, state), store.counts(memberId)]);
      const { shown, unavailable } = await titlesOf(rows);
      const titles = await presented(memberId, shown.slice(offset, offset + limit));
      return { titles, total: shown.length, unavailable, counts };
    },

    counts: (memberId: number) => store.counts(memberId),

    async year(memberId: number, wanted: number | undefined) {
      const year = wanted ?? Number(shanghaiDay(now()).slice(0, 4));
      const [rows, years, moments] = await Promise.all([
        store.watchedIn(memberId, year),
        store.years(memberId),
        watchedAt(memberId),
      ]);
      const titles = await presented(memberId, (await titlesOf(rows)).shown);
      const review = reviewOf(
        titles.map(({ item, shelved, score }) => ({
          day: shelved.day,
          score,
          genres: item.Genres,
          people: [...item.Directors, ...item.Actors],
          minutes: wholeMinutes(item),
        })),
      );
      const best = titles.filter(({ score }) => score !== null).sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
      const latest = latestNight(moments, year);
      return {
        year,
        watched: titles.length,
        ...review,
        latest,
        best: best.slice(0, BEST).map(({ item }) => item),
        years,
      };
    },

    /** Who watches a title, for its news. */
    async watchersOf(subject: string, after: number, limit: number): Promise<number[]> {
      const id = Number(/^title (\d+)$/.exec(subject)?.[1] ?? 0);
      const keys = (await catalogue.keysOf([id])).get(id) ?? [];
      return store.watchers(keys, after, limit);
    },

    /** Where a title stands with these members: shown beside what they wrote about it. */
    async statesOf(titleId: number, memberIds: readonly number[]): Promise<Map<number, ShelfState>> {
      return store.statesOf(memberIds, (await catalogue.keysOf([titleId])).get(titleId) ?? []);
    },

    checkRoom,

    /** Everything, also what cannot be seen any more: then without its title. */
    async exportRows(memberId: number) {
      const rows = await store.all(memberId);
      const found = await catalogue.identify(rows.map(({ titleKey }) => titleKey));
      const given = new Map((await ratings.exportRatings(memberId)).map(({ titleId, score }) => [titleId, score]));
      const items = await catalogue.presentByIds([...new Set([...found.values()].map(({ id }) => id))]);
      return rows.map((shelved) => {
        const id = found.get(shelved.titleKey)?.id ?? 0;
        return { shelved, item: items.get(id), score: given.get(id) ?? null };
      });
    },

    all: (memberId: number) => store.all(memberId),
    eraseAll: (memberId: number) => store.eraseAll(memberId),
  };

  async function checkRoom(memberId: number, more: number): Promise<void> {
    const counts = await store.counts(memberId);
    const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
    if (count + more > MOST_ON_SHELF) throw shelfFull(MOST_ON_SHELF);
  }
}
