import { join } from 'node:path';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import { findSecretKey, type KeyPlace } from '#/platform/secret/secret-key.ts';
import { bindBackupApi, downloadRoute } from './backup.api.ts';
import type { backupSettings } from './backup.config.ts';
import { backupFailed } from './backup.event.ts';
import { backupPart } from './backup.health.ts';
import { backupHandlers, nightlySchedules } from './backup.job.ts';
import { type BackupService, createBackupService } from './backup.service.ts';
import { createBackupFolder } from './backup-folder.ts';

interface Given extends KeyPlace {
  sealed: readonly SealedColumn[];
}

export function createBackupFeature(
  { database, storage, jobs, events, now }: Pick<Platform, 'database' | 'storage' | 'jobs' | 'events' | 'now'>,
  { BACKUP_AT, BACKUP_KEEP, sealed, ...place }: SettingValues<typeof backupSettings> & Given,
): Feature & { service: BackupService } {
  const folder = createBackupFolder(join(place.DATA_DIR, 'backup'));
  const key = () => findSecretKey(place);
  const service = createBackupService({ database, storage, folder, sealed, key, jobs, events, keep: BACKUP_KEEP, now });
  return {
    service,
    endpoints: bindBackupApi(service, { nightlyTime: BACKUP_AT === 'off' ? null : BACKUP_AT }),
    routes: [downloadRoute(service)],
    jobs: backupHandlers(service),
    schedules: nightlySchedules(BACKUP_AT),
    events: [backupFailed],
    health: [backupPart(folder)],
  };
}
