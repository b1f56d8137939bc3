import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { syncFolder } from '#/platform/db/unfinished-restore.ts';
import { backupNotFound } from './backup.errors.ts';
import { type BackupKind, backupName, kindOf, timeOf } from './backup-name.rules.ts';
import { aboutSchema, type BackupShelf, freeName, parsed, progressSchema, type StoredBackup } from './backup-shelf.ts';

const UNFINISHED = '.unfinished-';
const ABANDONED_MS = 86_400_000;

export interface BackupFolder extends BackupShelf {
  folder: string;
  pathOf(name: string): string;
  /** A path that is free, and is again after the work. */
  scratch<Result>(work: (path: string) => Promise<Result>): Promise<Result>;
}

/** Archives in a folder of this machine. */
export function createBackupFolder(path: string): BackupFolder {
  const folder = resolve(path);
  const pathOf = (name: string) => join(folder, basename(name));
  const aboutPath = (name: string) => `${pathOf(name)}.json`;
  const progressPath = join(folder, '.progress.json');

  async function find(name: string): Promise<StoredBackup | undefined> {
    const kind = kindOf(name);
    const stats = kind && (await unlessAbsent(stat(pathOf(name))));
    if (!kind || !stats?.isFile()) return undefined;
    const about = parsed(await textAt(aboutPath(name)), aboutSchema);
    return { name, kind, bytes: stats.size, createdAt: timeOf(name), about };
  }

  const newName = (kind: BackupKind, now: number) =>
    freeName(
      (time) => backupName(kind, time),
      now,
      (name) => exists(pathOf(name)),
    );

  async function scratch<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
    await mkdir(folder, { recursive: true });
    await sweep(folder);
    const temporary = join(folder, `${UNFINISHED}${randomUUID()}`);
    return work(temporary).finally(() => rm(temporary, { force: true }));
  }

  return {
    folder,
    pathOf,
    placeOf: pathOf,
    scratch,
    find,

    async list() {
      const names = ((await unlessAbsent(readdir(folder))) ?? []).filter((name) => kindOf(name)).sort();
      const found = await Promise.all(names.map(find));
      return found.filter((backup) => backup !== undefined).sort((one, other) => other.createdAt - one.createdAt);
    },

    create: (kind, now, write) =>
      scratch(async (path) => {
        const result = await write(path);
        const name = await newName(kind, now);
        await rename(path, pathOf(name));
        await syncFolder(folder);
        return { name, result };
      }),

    async take(upload, { offset, total, bytes }, now) {
      await mkdir(folder, { recursive: true });
      const unfinished = `${UNFINISHED}${upload}`;
      await sweep(folder, unfinished);
      const path = join(folder, unfinished);
      const present = (await unlessAbsent(stat(path)))?.size ?? 0;
      if (offset !== present) return { received: present, name: null };
      const handle = await open(path, 'a', 0o600);
      await handle.writeFile(bytes).finally(() => handle.close());
      const received = present + bytes.length;
      if (received < total) return { received, name: null };
      const name = await newName('manual', now);
      await rename(path, pathOf(name));
      await syncFolder(folder);
      return { received, name };
    },

    note: (name, about) => writeJson(aboutPath(name), about),

    async remove(name) {
      if (!(await find(name))) return false;
      await rm(pathOf(name), { force: true });
      await rm(aboutPath(name), { force: true });
      await syncFolder(folder);
      return true;
    },

    async open(name) {
      const handle = kindOf(name) && (await unlessAbsent(open(pathOf(name))));
      if (!handle) return undefined;
      return { stream: handle.createReadStream(), bytes: (await handle.stat()).size };
    },

    async reading(name, work) {
      if (!(await find(name))) throw backupNotFound();
      return work(pathOf(name));
    },

    readProgress: async () => parsed(await textAt(progressPath), progressSchema),
    async writeProgress(progress) {
      await mkdir(folder, { recursive: true });
      await writeJson(progressPath, progress);
    },

    async space() {
      await mkdir(folder, { recursive: true });
      return spaceAt(folder);
    },
  };
}

export async function spaceAt(path: string): Promise<{ freeBytes: number; diskBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(path);
  return { freeBytes: bavail * bsize, diskBytes: blocks * bsize };
}

/** What killed processes left, but not what is being gone on with. */
async function sweep(folder: string, kept?: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(UNFINISHED) && one !== kept)) {
    const stats = await unlessAbsent(stat(join(folder, name)));
    if (stats && stats.mtimeMs < Date.now() - ABANDONED_MS) await rm(join(folder, name), { force: true });
  }
}

const textAt = (path: string) => unlessAbsent(readFile(path, 'utf8'));

async function writeJson(path: string, value: unknown): Promise<void> {
  const temporary = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
  const handle = await open(temporary, 'wx', 0o600);
  await handle.writeFile(JSON.stringify(value)).finally(() => handle.close());
  await rename(temporary, path);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function unlessAbsent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
