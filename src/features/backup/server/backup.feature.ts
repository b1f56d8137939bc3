import { join } from 'node:path';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindBackupApi, downloadRoute } from './backup.api.ts';
import type { backupSettings } from './backup.config.ts';
import { backupHandlers, nightlySchedules } from './backup.job.ts';
import { type BackupService, createBackupService } from './backup.service.ts';
import { createBackupFolder } from './backup-folder.ts';

export function createBackupFeature(
  { database, storage, jobs, now }: Pick<Platform, 'database' | 'storage' | 'jobs' | 'now'>,
  { DATA_DIR, BACKUP_AT, BACKUP_KEEP }: SettingValues<typeof backupSettings> & { DATA_DIR: string },
): Feature & { service: BackupService } {
  const folder = createBackupFolder(join(DATA_DIR, 'backup'));
  const service = createBackupService({ database, storage, folder, jobs, keep: BACKUP_KEEP, now });
  return {
    service,
    endpoints: bindBackupApi(service, { nightlyTime: BACKUP_AT === 'off' ? null : BACKUP_AT }),
    routes: [downloadRoute(service)],
    jobs: backupHandlers(service),
    schedules: nightlySchedules(BACKUP_AT),
  };
}
