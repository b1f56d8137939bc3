import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindHistoryApi } from './history.api.ts';
import { createHistoryService, type HistoryCatalogue } from './history.service.ts';
import { createHistoryStore } from './history.store.ts';

export function createHistoryFeature(
  { database: { db }, now }: Pick<Platform, 'database' | 'now'>,
  catalogue: HistoryCatalogue,
): Feature {
  const service = createHistoryService({ store: createHistoryStore(db), catalogue, now });
  return {
    endpoints: bindHistoryApi(service),
    member: {
      name: 'History',
      exportFor: async (memberId) =>
        (await service.export(memberId)).map(({ key, name, visitedAt }) => ({
          Key: key,
          Name: name,
          VisitedTime: toShanghaiIso(visitedAt),
        })),
      eraseFor: service.eraseAll,
    },
  };
}
