import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindFileApi, fileRoute, presentFile } from './file.api.ts';
import type { fileSettings } from './file.config.ts';
import { cleanHandler, cleanSchedule } from './file.job.ts';
import { createFileService, type FileService } from './file.service.ts';
import { createFileStore } from './file.store.ts';
import { createPictureGateway } from './picture.gateway.ts';

export function createFileFeature(
  {
    database,
    storage,
    readers,
    now,
    randomBytes,
  }: Pick<Platform, 'database' | 'storage' | 'readers' | 'now' | 'randomBytes'>,
  { settings }: { settings: () => SettingValues<typeof fileSettings> },
): Feature & { service: FileService } {
  const store = createFileStore(database);
  const pictures = createPictureGateway(readers);
  const quotaBytes = () => settings().FILE_QUOTA_MB * 1_000_000;
  const service = createFileService({ store, storage, pictures, quotaBytes, now, randomBytes });
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
