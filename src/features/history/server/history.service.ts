import type { AnyItem } from '#/features/catalogue/any-item.contract.ts';
import type { CatalogueService } from '#/features/catalogue/server/catalogue.service.ts';
import { type ToldVisit, type Visit, visitsSince } from './history.rules.ts';
import type { HistoryStore } from './history.store.ts';

export type HistoryCatalogue = Pick<CatalogueService, 'identify' | 'keysOf' | 'presentByIds'>;

interface Needs {
  store: HistoryStore;
  catalogue: HistoryCatalogue;
  now: () => number;
}

export interface SeenTitle {
  visit: Visit;
  /** Undefined when the catalogue never had it. */
  item: AnyItem | undefined;
}

export type HistoryService = ReturnType<typeof createHistoryService>;

export function createHistoryService({ store, catalogue, now }: Needs) {
  /** Each title once, under its present name; titles that were taken down are left out. */
  async function list(memberId: number): Promise<SeenTitle[]> {
    const visits = await store.list(memberId);
    const titles = await catalogue.identify(visits.map(({ key }) => key));
    const items = await catalogue.presentByIds([...titles.values()].map(({ id }) => id));
    const seen = new Map<string, SeenTitle>();
    for (const visit of visits) {
      const title = titles.get(visit.key);
      const item = title && items.get(title.id);
      const key = item?.Key ?? visit.key;
      if ((title && !item) || seen.has(key)) continue;
      seen.set(key, { visit, item });
    }
    return [...seen.values()];
  }

  return {
    list,

    async merge(memberId: number, told: readonly ToldVisit[]): Promise<SeenTitle[]> {
      const titles = await catalogue.identify(told.map(({ key }) => key));
      const named = told.map((visit) => ({ ...visit, key: titles.get(visit.key)?.key ?? visit.key }));
      if (told.length > 0) await store.merge(memberId, (clearedAt) => visitsSince(named, clearedAt, now()));
      return list(memberId);
    },

    async remove(memberId: number, key: string): Promise<void> {
      const title = (await catalogue.identify([key])).get(key);
      const keys = title && (await catalogue.keysOf([title.id])).get(title.id);
      await store.remove(memberId, keys ?? [key]);
    },

    clear: (memberId: number) => store.clear(memberId, now()),
    export: (memberId: number) => store.list(memberId),
    eraseAll: (memberId: number) => store.eraseAll(memberId),
  };
}
