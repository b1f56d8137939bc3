import { readFile } from 'node:fs/promises';
import type { Database } from '#/platform/db/database.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { noData } from './backup.errors.ts';
import type { BackupFolder, StoredBackup } from './backup-folder.ts';
import type { BackupKind } from './backup-name.rules.ts';
import { totalsOf } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { type Progress, writeArchive } from './write-archive.ts';

interface Needs {
  database: Pick<Database, 'openSnapshot'>;
  storage: Pick<Storage, 'list' | 'open'>;
  folder: BackupFolder;
  now: () => number;
}

interface Options {
  kind: BackupKind;
  tell?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** Writes an archive of everything, then reads it all again: only what was read is known to be there. */
export async function makeBackup({ database, storage, folder, now }: Needs, options: Options): Promise<StoredBackup> {
  const { kind, tell, signal } = options;
  const createdAt = now();
  const version = await siteVersion();
  async function write(path: string) {
    const snapshot = await database.openSnapshot().catch(refuseEmpty);
    try {
      const needs = { snapshot, storage, version, createdAt, ...(tell && { tell }), ...(signal && { signal }) };
      return await writeArchive(path, needs);
    } finally {
      await snapshot.close();
    }
  }
  const { name, result } = await folder.create(kind, createdAt, async (path) => {
    const written = await write(path);
    await readArchive(path, checking(written.manifest.tables, tell, signal));
    return written;
  });
  const { manifest, sha256 } = result;
  await folder.note(name, {
    ...{ sha256, version, engine: manifest.engine, ...totalsOf(manifest) },
    ...{ checkedAt: now(), fault: '' },
  });
  const made = await folder.find(name);
  if (!made) throw new Error(`${name} is gone`);
  return made;
}

/** A database that was never migrated has nothing to save. */
function refuseEmpty(error: unknown): never {
  const isEmpty = error instanceof Error && /kysely_migration/.test(error.message);
  throw isEmpty ? noData() : error;
}

export function checking(
  tables: readonly { rows: number }[],
  tell: Options['tell'],
  signal: AbortSignal | undefined,
): { rows(table: string, lines: readonly string[]): Promise<void>; signal?: AbortSignal } {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  return {
    rows: async (_, lines) => {
      done += lines.length;
      tell?.({ phase: 'check', done, total });
    },
    ...(signal && { signal }),
  };
}

async function siteVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'));
  return String(version);
}
