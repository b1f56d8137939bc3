import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '#/platform/db/database.ts';
import { type ExistingData, inspectPostgres, inspectSqlite } from '#/platform/db/portable/existing-data.ts';
import type { LoadTarget } from '#/platform/db/portable/load-target.ts';
import { createPostgresTarget } from '#/platform/db/portable/postgres-target.ts';
import { openSqliteSnapshot } from '#/platform/db/portable/sqlite-snapshot.ts';
import { createSqliteTarget } from '#/platform/db/portable/sqlite-target.ts';
import { openPatientPostgres, snapshotOfPostgres } from '#/platform/db/postgres.ts';
import {
  clearRestoreMark,
  markRestoreUnfinished,
  refuseUnfinishedRestore,
  syncFolder,
} from '#/platform/db/unfinished-restore.ts';
import { putSecretKey } from '#/platform/secret/secret-key.ts';
import { replaceFiles } from '#/platform/storage/copy-storage.ts';
import { createLocalStorage } from '#/platform/storage/local-storage.ts';
import { openStorage } from '#/platform/storage/open-storage.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { noData } from './backup.errors.ts';
import type { BackupConfig } from './open-backups.ts';

export interface SiteAddress extends BackupConfig {
  DATABASE_URL?: string | undefined;
  DATABASE_REPLICA_URLS?: readonly string[] | undefined;
  SECRET_KEY?: Uint8Array | undefined;
}

const SQLITE_FILE = 'souluo.db';
/** On the same disk, so that everything in it can be put in place by renaming. */
const STAGE = '.restoring';

/** Where a site is, or will be. */
export async function inspectPlace(address: SiteAddress): Promise<ExistingData> {
  const { DATA_DIR, DATABASE_URL } = address;
  const hasFiles = await hasAny(openStorage(address));
  const data = DATABASE_URL ? await inspectServer(DATABASE_URL) : inspectSqlite(join(DATA_DIR, SQLITE_FILE));
  return { ...data, isEmpty: data.isEmpty && !hasFiles };
}

/** Opening a file that is not there would make it. */
export function requireSite({ DATA_DIR, DATABASE_URL }: SiteAddress): void {
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, SQLITE_FILE))) throw noData();
}

/** For reading alone: without the connections that a running site keeps. */
export function siteAt({
  DATA_DIR,
  DATABASE_URL: url,
  DATABASE_REPLICA_URLS: replicaUrls,
}: SiteAddress): Pick<Database, 'openSnapshot'> {
  return {
    async openSnapshot() {
      refuseUnfinishedRestore(DATA_DIR);
      if (url) return snapshotOfPostgres({ url, replicaUrls }, () => {});
      return openSqliteSnapshot(join(DATA_DIR, SQLITE_FILE));
    },
  };
}

async function inspectServer(url: string): Promise<ExistingData> {
  const db = openPatientPostgres(url, () => {});
  return inspectPostgres(db).finally(() => db.destroy());
}

async function hasAny(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list('')) return true;
  return false;
}

export interface Stage {
  target: LoadTarget;
  files: Storage;
  /** Puts what was staged in the place of what is there. Cut short, it leaves a mark with the text. */
  putInPlace(markText: string, key?: Uint8Array): Promise<void>;
  abandon(): Promise<void>;
}

/** A place beside the real one. Nothing of the site is touched until it is put in place. */
export async function openStage(address: SiteAddress): Promise<Stage> {
  const { DATA_DIR, DATABASE_URL } = address;
  const root = resolve(DATA_DIR);
  const stage = join(root, STAGE);
  await rm(stage, { recursive: true, force: true });
  await mkdir(join(stage, 'files'), { recursive: true });
  const file = join(stage, SQLITE_FILE);
  const target = DATABASE_URL
    ? createPostgresTarget(openPatientPostgres(DATABASE_URL, () => {}))
    : createSqliteTarget(file);
  const files = createLocalStorage(join(stage, 'files'));
  return {
    target,
    files,
    async putInPlace(markText, key) {
      await mkdir(join(stage, 'old'));
      // A new file is complete now; a server's transaction must not be before the mark is there.
      if (target.engine === 'sqlite') await target.commit();
      await markRestoreUnfinished(root, markText);
      if (target.engine === 'postgres') await target.commit();
      else await exchange(root, stage, [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]);
      if (address.UPLOAD_DRIVER === 's3') await replaceFiles(files, openStorage(address));
      else await exchange(root, stage, ['files']);
      if (key) putSecretKey(root, key);
      await clearRestoreMark(root);
      await rm(stage, { recursive: true, force: true });
    },
    async abandon() {
      await target.abandon();
      await rm(stage, { recursive: true, force: true });
    },
  };
}

/** What is there goes into the stage, what was staged takes its place. Either may be missing. */
async function exchange(root: string, stage: string, names: readonly string[]): Promise<void> {
  for (const name of names) await renameIfThere(join(root, name), join(stage, 'old', name));
  for (const name of names) await renameIfThere(join(stage, name), join(root, name));
  await syncFolder(root);
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
