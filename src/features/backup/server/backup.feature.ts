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
import { type BackupConfig, backupFolderOf, openBackups } from './open-backups.ts';
import { createRestoreService } from './restore.service.ts';
import { createRestoreWishes, type RestoreOutcome } from './restore-wish.ts';
import { createSiteCountsStore } from './site-counts.store.ts';

interface Given extends KeyPlace, BackupConfig {
  settings: () => Pick<SettingValues<typeof backupSettings>, 'BACKUP_KEEP'>;
  sealed: readonly SealedColumn[];
  siteTitle: () => Promise<string>;
  /** Stops the site, restores what was asked for and starts it again; undefined where one process alone cannot. */
  restart: (() => void) | undefined;
  /** Writes into the log of the restored site that it was restored, and by whom. */
  noteRestore: (outcome: RestoreOutcome) => Promise<void>;
}

export function createBackupFeature(
  {
    database,
    storage,
    jobs,
    events,
    now,
    report,
  }: Pick<Platform, 'database' | 'storage' | 'jobs' | 'events' | 'now' | 'report'>,
  {
    BACKUP_AT,
    settings,
    sealed,
    siteTitle,
    restart,
    noteRestore,
    ...place
  }: Pick<SettingValues<typeof backupSettings>, 'BACKUP_AT'> & Given,
): Feature & { service: BackupService } {
  const folder = openBackups(place);
  const key = () => findSecretKey(place);
  const service = createBackupService({
    database,
    storage,
    folder,
    sealed,
    key,
    jobs,
    events,
    keep: () => settings().BACKUP_KEEP,
    now,
  });
  const wishes = createRestoreWishes(backupFolderOf(place));
  const counts = createSiteCountsStore(database.db);
  const restores = createRestoreService({ folder, wishes, counts, siteTitle, restart, now });
  /** The log of the site that asked for it is in the copy that was made before. */
  async function noteOnce(): Promise<void> {
    const outcome = await wishes.readOutcome();
    if (!outcome || outcome.isNoted) return;
    await wishes.writeOutcome({ ...outcome, isNoted: true });
    await noteRestore(outcome);
  }
  return {
    service,
    endpoints: bindBackupApi(service, { nightlyTime: BACKUP_AT === 'off' ? null : BACKUP_AT, restores }),
    routes: [downloadRoute(service)],
    jobs: backupHandlers(service),
    schedules: nightlySchedules(BACKUP_AT),
    events: [backupFailed],
    health: [backupPart(folder)],
    begin: () => void noteOnce().catch(report),
  };
}
