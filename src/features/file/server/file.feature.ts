import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindFileApi, fileRoute, presentFile } from './file.api.ts';
import type { fileSettings } from './file.config.ts';
import { cleanHandler, cleanSchedule } from './file.job.ts';
import { createFileService, type FileService } from './file.service.ts';
import { createFileStore } from './file.store.ts';

export function createFileFeature(
  { database, storage, now, randomBytes }: Pick<Platform, 'database' | 'storage' | 'now' | 'randomBytes'>,
  { FILE_QUOTA_MB }: SettingValues<typeof fileSettings>,
): Feature & { service: FileService } {
  const store = createFileStore(database);
  const service = createFileService({ store, storage, quotaBytes: FILE_QUOTA_MB * 1_000_000, now, randomBytes });
  return {
    service,
    endpoints: bindFileApi(service),
    routes: [fileRoute(service)],
    jobs: [cleanHandler(service)],
    schedules: [cleanSchedule],
    member: {
      name: 'Files',
      exportFor: async (memberId) => (await service.listAll(memberId)).map(presentFile),
      eraseFor: service.removeAll,
    },
  };
}
