import type { AnyItem } from '#/features/catalogue/any-item.contract.ts';
import type { HistoryCatalogue } from './history.service.ts';
import { MOST_PLACES, type Place, type Skip, type WatchingStore } from './watching.store.ts';

interface Needs {
  store: WatchingStore;
  catalogue: HistoryCatalogue;
  now: () => number;
}

interface WatchedTitle {
  item: AnyItem;
  place: Place;
  hasUpdate: boolean;
}

/** Many episodes of few titles: enough rows to find a shelf of titles in. */
const ROWS = 300;
const TITLES = 12;

export type WatchingService = ReturnType<typeof createWatchingService>;

export function createWatchingService({ store, catalogue, now }: Needs) {
  return {
    async note(memberId: number, told: readonly (Omit<Place, 'watchedAt'> & { ago: number })[]): Promise<void> {
      const [titles, clearedAt] = await Promise.all([
        catalogue.identify(told.map(({ titleKey }) => titleKey)),
        store.clearedAt(memberId),
      ]);
      const places = new Map<string, Place>();
      for (const { ago, ...place } of told) {
        const title = titles.get(place.titleKey);
        const watchedAt = now() - ago;
        if (!title || watchedAt <= clearedAt) continue;
        const sign = `${title.id} ${place.episode}`;
        if ((places.get(sign)?.watchedAt ?? 0) >= watchedAt) continue;
        places.set(sign, { ...place, titleKey: title.key, watchedAt });
      }
      await store.note(memberId, [...places.values()]);
    },

    /** Each title once, at the episode that was watched last; what the site took down is left out. */
    async list(memberId: number): Promise<WatchedTitle[]> {
      const places = await store.recent(memberId, ROWS);
      const titles = await catalogue.identify(places.map(({ titleKey }) => titleKey));
      const shown = new Map<number, { place: Place; hasUpdate: boolean }>();
      for (const place of places) {
        const title = titles.get(place.titleKey);
        if (!title?.isShown || shown.has(title.id) || shown.size >= TITLES) continue;
        shown.set(title.id, { place, hasUpdate: title.updatedAt > place.watchedAt });
      }
      const items = await catalogue.presentByIds([...shown.keys()]);
      return [...shown].flatMap(([id, one]) => {
        const item = items.get(id);
        return item ? [{ item, ...one }] : [];
      });
    },

    async ofTitle(memberId: number, asked: string): Promise<Place[]> {
      const title = (await catalogue.identify([asked])).get(asked);
      const keys = title && (await catalogue.keysOf([title.id])).get(title.id);
      return store.ofTitle(memberId, keys ?? []);
    },

    /** The episode watched last of each of these titles. */
    async lastOf(memberId: number, ids: readonly number[]): Promise<Map<number, string>> {
      const keys = await catalogue.keysOf(ids);
      const idOf = new Map([...keys].flatMap(([id, own]) => own.map((key): [string, number] => [key, id])));
      const last = new Map<number, string>();
      for (const { titleKey, episode } of await store.ofTitle(memberId, [...idOf.keys()])) {
        const id = idOf.get(titleKey) ?? 0;
        if (!last.has(id)) last.set(id, episode);
      }
      return last;
    },

    async skipOf(memberId: number, asked: string): Promise<Skip | undefined> {
      const title = (await catalogue.identify([asked])).get(asked);
      const keys = title && (await catalogue.keysOf([title.id])).get(title.id);
      return (await store.skips(memberId, keys ?? []))[0];
    },

    /** For a title that is not there nothing is kept. */
    async setSkip(
      memberId: number,
      asked: string,
      { intro, outro, ago }: { intro: number; outro: number; ago: number },
    ) {
      const title = (await catalogue.identify([asked])).get(asked);
      if (title) await store.setSkip(memberId, { titleKey: title.key, intro, outro, setAt: now() - ago });
    },

    exportSkips: (memberId: number) => store.skips(memberId),
    export: (memberId: number) => store.recent(memberId, MOST_PLACES),
    eraseAll: (memberId: number) => store.eraseAll(memberId),
  };
}
