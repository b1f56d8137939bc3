import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import type { CollectedService } from '../../catalogue/server/collected.service.ts';
import type { OutwardService } from '../../catalogue/server/outward.service.ts';
import { bindCollectionApi } from './collection.api.ts';
import { collectionHandlers } from './collection.job.ts';
import { type CollectionService, createCollectionService } from './collection.service.ts';
import { createLiveSearchService, type LiveSearchService } from './live-search.service.ts';
import { provideRoutes } from './provide.api.ts';
import { createRunService } from './run.service.ts';
import { createRunStore } from './run.store.ts';
import { createSourceGateway } from './source.gateway.ts';
import { createSourceStore } from './source.store.ts';

type PlatformParts = Pick<
  Platform,
  'database' | 'jobs' | 'timetable' | 'outboundForDesk' | 'readers' | 'changes' | 'secrets' | 'now'
>;

interface Needs {
  collected: CollectedService;
  outward: OutwardService;
  hasPlayLinks: () => Promise<boolean>;
  siteTitle: () => Promise<string>;
}

export function createCollectionFeature(
  { database: { db }, jobs, timetable, outboundForDesk, readers, changes, secrets, now }: PlatformParts,
  { collected, outward, hasPlayLinks, siteTitle }: Needs,
): Feature & { service: CollectionService; liveSearch: LiveSearchService } {
  const sources = createSourceStore({ db, timetable, secrets });
  const runs = createRunStore(db, jobs);
  const gateway = createSourceGateway(outboundForDesk, readers);
  const service = createCollectionService({ sources, runs, gateway, readers, collected, now });
  const runService = createRunService({ runs, sources, collected, openFeed: service.openFeed, now });
  return {
    service,
    liveSearch: createLiveSearchService({ sources, gateway, collected }),
    endpoints: bindCollectionApi(service, collected),
    firstSteps: [
      {
        key: 'source',
        title: '添加采集源',
        text: '任何兼容 MacCMS v10 的接口都可以；只用自带的片目就忽略这一步。',
        path: '/market/admin/catalogue',
        isDone: async () => (await sources.list()).length > 0,
      },
    ],
    routes: provideRoutes({ outward, hasPlayLinks, siteTitle, changes, now }),
    jobs: collectionHandlers({ ...runService, begin: service.beginByClock }),
  };
}
