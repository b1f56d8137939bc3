import { join } from 'node:path';
import type { SettingValues } from '#/platform/config/settings.ts';
import { bucketOf, type StorageConfig } from '#/platform/storage/open-storage.ts';
import { createS3Storage } from '#/platform/storage/s3-storage.ts';
import { StorageError } from '#/platform/storage/storage.ts';
import type { backupSettings } from './backup.config.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { createBackupFolder } from './backup-folder.ts';
import type { BackupShelf } from './backup-shelf.ts';

export type BackupConfig = StorageConfig &
  Partial<Pick<SettingValues<typeof backupSettings>, 'BACKUP_DRIVER' | 'BACKUP_BUCKET'>>;

const FOLDER = 'backup/';

/** What the site and its commands keep on this machine about backups, wherever those are. */
export const backupFolderOf = ({ DATA_DIR }: BackupConfig) => join(DATA_DIR, 'backup');

/** Where the archives of a site are. */
export function openBackups(config: BackupConfig): BackupShelf {
  const workroom = createBackupFolder(backupFolderOf(config));
  if (config.BACKUP_DRIVER !== 's3') return workroom;
  const { name: uploads, ...bucket } = bucketOf(config);
  const name = config.BACKUP_BUCKET ?? uploads;
  const storage = createS3Storage({ ...bucket, name, folder: FOLDER, check });
  return createBackupBucket({ storage, workroom, place: `${bucket.endpoint}/${name}/${bucket.prefix}${FOLDER}` });
}

/** Their names have a capital letter, which uploads may not. */
function check(name: string): void {
  if (!/^(?:[\da-zA-Z][\da-zA-Z.-]*\/){0,2}[\da-zA-Z][\da-zA-Z.-]*$/.test(name)) throw new StorageError();
}
