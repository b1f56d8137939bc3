import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShareApi } from './share.api.ts';
import { presentShares } from './share.present.ts';
import { createShareService } from './share.service.ts';
import { createShareStore } from './share.store.ts';

export function createShareFeature({
  database: { db },
  visitors,
  now,
}: Pick<Platform, 'database' | 'visitors' | 'now'>): Feature {
  const service = createShareService({ store: createShareStore(db), visitors, now });
  return {
    endpoints: bindShareApi(service),
    member: {
      name: 'Shares',
      exportFor: async (memberId) => presentShares(await service.exportShares(memberId)),
      eraseFor: service.removeShares,
    },
  };
}
