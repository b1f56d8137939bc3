import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import type { HistoryCatalogue } from './history.service.ts';
import { bindWatchingApi, presentPlace, presentSkip } from './watching.api.ts';
import { createWatchingService } from './watching.service.ts';
import { createWatchingStore } from './watching.store.ts';

/** Where members were in what they watch: beside the history, and a part of its own in what they take along. */
export function createWatchingFeature(
  { database: { db }, now }: Pick<Platform, 'database' | 'now'>,
  catalogue: HistoryCatalogue,
): Feature & {
  moments: (memberId: number) => Promise<number[]>;
  placesOf: (memberId: number, ids: readonly number[]) => Promise<Map<number, string>>;
} {
  const watching = createWatchingService({ store: createWatchingStore(db), catalogue, now });
  return {
    /** When somebody watched, as far as it is kept. */
    moments: async (memberId) => (await watching.export(memberId)).map(({ watchedAt }) => watchedAt),
    placesOf: watching.lastOf,
    endpoints: bindWatchingApi(watching),
    member: {
      name: 'Watched',
      exportFor: async (memberId) => ({
        Places: (await watching.export(memberId)).map((place) => ({ Key: place.titleKey, ...presentPlace(place) })),
        Skips: (await watching.exportSkips(memberId)).map((skip) => ({ Key: skip.titleKey, ...presentSkip(skip) })),
      }),
      eraseFor: watching.eraseAll,
    },
  };
}
