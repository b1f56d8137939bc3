import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import type { GatheredService } from '../../catalogue/server/gathered.service.ts';
import type { OutwardService } from '../../catalogue/server/outward.service.ts';
import { bindGatheringApi } from './gathering.api.ts';
import { sourceFailing } from './gathering.event.ts';
import { gatheringHandlers, gatheringSchedules } from './gathering.job.ts';
import { createGatheringService, type GatheringService } from './gathering.service.ts';
import { sourcesPart } from './health-part.ts';
import { createLiveSearchService, type LiveSearchService } from './live-search.service.ts';
import { provideRoutes } from './provide.api.ts';
import { createRunService } from './run.service.ts';
import { createRunStore } from './run.store.ts';
import { createSourceGateway } from './source.gateway.ts';
import { createSourceStore } from './source.store.ts';
import { bindTitleImportApi } from './title-import.api.ts';
import { createTitleImportService, type TitleImportService } from './title-import.service.ts';
import { createTitleImportWriteStore } from './title-import-write.store.ts';

type PlatformParts = Pick<
  Platform,
  'database' | 'events' | 'jobs' | 'timetable' | 'outboundForDesk' | 'readers' | 'changes' | 'secrets' | 'now'
>;

interface Needs {
  gathered: GatheredService;
  outward: OutwardService;
  hasPlayLinks: () => Promise<boolean>;
  siteTitle: () => Promise<string>;
  /** What sources and providers are called. */
  sourceNames: () => Promise<ReadonlyMap<number, string>>;
}

export function createGatheringFeature(
  { database: { db }, events, jobs, timetable, outboundForDesk, readers, changes, secrets, now }: PlatformParts,
  { gathered, outward, hasPlayLinks, siteTitle, sourceNames }: Needs,
): Feature & { service: GatheringService; imports: TitleImportService; liveSearch: LiveSearchService } {
  const sources = createSourceStore({ db, timetable, secrets });
  const runs = createRunStore(db, jobs, events);
  const gateway = createSourceGateway(outboundForDesk, readers);
  const service = createGatheringService({ sources, runs, gateway, gathered, now });
  const imports = createTitleImportService({
    ...{ db, jobs, sources, gathered, readers, now },
    writing: createTitleImportWriteStore(db, gathered),
  });
  const runService = createRunService({ runs, sources, gathered, openFeed: service.openFeed, now });
  return {
    service,
    imports,
    liveSearch: createLiveSearchService({ sources, gateway, gathered }),
    endpoints: [
      ...bindGatheringApi({ gathering: service, gathered, outward, hasPlayLinks, sourceNames }),
      ...bindTitleImportApi(imports),
    ],
    firstSteps: [
      {
        key: 'source',
        title: '添加采集源',
        text: '任何兼容 MacCMS v10 的接口都可以；只用自带的片目就忽略这一步。',
        path: '/market/admin/catalogue',
        isDone: async () => (await sources.list()).length > 0,
      },
    ],
    events: [sourceFailing],
    health: [sourcesPart({ sources, runs })],
    routes: provideRoutes({ outward, hasPlayLinks, siteTitle, changes, now }),
    jobs: gatheringHandlers({ ...runService, begin: service.beginByClock, imports }),
    schedules: gatheringSchedules,
  };
}
