import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindShareApi } from './share.api.ts';
import { forgetVisitorsHandler, forgetVisitorsSchedule } from './share.job.ts';
import { presentShares } from './share.present.ts';
import { createShareService } from './share.service.ts';
import { createShareStore } from './share.store.ts';

export function createShareFeature({
  database: { db },
  secrets,
  now,
  randomBytes,
}: Pick<Platform, 'database' | 'secrets' | 'now' | 'randomBytes'>): Feature {
  const service = createShareService({ store: createShareStore(db, secrets), now, randomBytes });
  return {
    endpoints: bindShareApi(service),
    jobs: [forgetVisitorsHandler(service)],
    schedules: [forgetVisitorsSchedule],
    member: {
      name: 'Shares',
      exportFor: async (memberId) => presentShares(await service.exportShares(memberId)),
      eraseFor: service.removeShares,
    },
  };
}
