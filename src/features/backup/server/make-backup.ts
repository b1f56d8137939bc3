import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#/platform/db/database.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { uploadsIn } from './archive-watch.ts';
import { noData } from './backup.errors.ts';
import type { BackupKind } from './backup-name.rules.ts';
import type { BackupShelf, StoredBackup } from './backup-shelf.ts';
import { aboutArchive } from './manifest.ts';
import { readArchive, type Taker } from './read-archive.ts';
import { type Progress, writeArchive } from './write-archive.ts';

interface Needs {
  database: Pick<Database, 'openSnapshot'>;
  storage: Pick<Storage, 'list' | 'open'>;
  folder: Pick<BackupShelf, 'create' | 'note' | 'find'>;
  sealed: readonly SealedColumn[];
  /** The key of the site, if it has one. */
  key: () => Uint8Array | undefined;
  now: () => number;
}

/** Who removes an upload takes the files first and the row after. */
const LOOKS = 3;
const LOOK_MS = 300;

interface Options {
  kind: BackupKind;
  /** Puts the key that opens the secrets into the archive. */
  withKey?: boolean;
  tell?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** Writes an archive of everything, then reads it all again: only what was read is known to be there. */
export async function makeBackup(site: Needs, options: Options): Promise<StoredBackup> {
  const { database, storage, folder, sealed, now } = site;
  const { kind, withKey = false, tell, signal } = options;
  const createdAt = now();
  const version = await siteVersion();
  async function write(path: string) {
    const snapshot = await database.openSnapshot().catch(refuseEmpty);
    try {
      return await writeArchive(path, {
        ...{ snapshot, storage, version, createdAt, sealed, key: site.key(), withKey },
        stillWanted: (names) => stillWanted(database, names),
        ...(tell && { tell }),
        ...(signal && { signal }),
      });
    } finally {
      await snapshot.close();
    }
  }
  async function writeAndRead(path: string) {
    const written = await write(path);
    await readArchive(path, checking(written.manifest.tables, options));
    return written;
  }
  const { name, result } = await folder.create(kind, createdAt, writeAndRead, (done, total) => {
    signal?.throwIfAborted();
    tell?.({ phase: 'store', done, total });
  });
  const { manifest, sha256 } = result;
  await folder.note(name, { ...aboutArchive(manifest, sha256), checkedAt: now() });
  const made = await folder.find(name);
  if (!made) throw new Error(`${name} is gone`);
  return made;
}

/** Those whose row is still there after a moment: their files are lost, or lie in another DATA_DIR. */
async function stillWanted(database: Needs['database'], names: readonly string[]): Promise<string[]> {
  let wanted = [...names];
  for (let look = 0; look < LOOKS && wanted.length > 0; look++) {
    await pause(LOOK_MS);
    const snapshot = await database.openSnapshot();
    const known = await uploadsIn(snapshot).finally(() => snapshot.close());
    wanted = wanted.filter((name) => known.has(name));
  }
  return wanted;
}

/** A database that was never migrated has nothing to save. */
function refuseEmpty(error: unknown): never {
  const isEmpty = error instanceof Error && /kysely_migration/.test(error.message);
  throw isEmpty ? noData() : error;
}

function checking(tables: readonly { rows: number }[], { tell, signal }: Pick<Options, 'tell' | 'signal'>): Taker {
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
