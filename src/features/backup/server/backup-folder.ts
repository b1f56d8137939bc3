import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '#/platform/db/unfinished-restore.ts';
import { type BackupKind, backupName, kindOf, timeOf } from './backup-name.rules.ts';

const UNFINISHED = '.unfinished-';
const ABANDONED_MS = 86_400_000;

/** What is known about an archive without opening it, kept in a small file beside it. */
const aboutSchema = z.object({
  sha256: z.string(),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  tableBytes: z.int(),
  fileBytes: z.int(),
  /** Names of uploads that it should have and has not. */
  missing: z.array(z.string()).default([]),
  /** How secrets lie in it; null where it does not say. */
  secrets: z.enum(['none', 'clear', 'sealed']).nullable().default(null),
  holdsKey: z.boolean().default(false),
  /** Rows by table, and what the tables are made by; empty in what was noted before they were. */
  rowsOf: z.record(z.string(), z.int()).default({}),
  migrations: z.array(z.string()).default([]),
  checkedAt: z.int().nullable(),
  /** Why it cannot be used; empty while nothing is known against it. */
  fault: z.string(),
});
export type AboutBackup = z.output<typeof aboutSchema>;

export interface StoredBackup {
  name: string;
  kind: BackupKind;
  bytes: number;
  createdAt: number;
  /** Undefined for an archive that somebody put here. */
  about: AboutBackup | undefined;
}

const progressSchema = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed']),
  phase: z.enum(['waiting', 'tables', 'files', 'check', 'end']),
  done: z.int(),
  total: z.int(),
  startedAt: z.int(),
  updatedAt: z.int(),
  message: z.string(),
});
export type BackupProgress = z.output<typeof progressSchema>;

interface Piece {
  offset: number;
  total: number;
  bytes: Uint8Array;
}

export type BackupFolder = ReturnType<typeof createBackupFolder>;

/** The folder itself is the list: what is in it is there, also after the database was lost. */
export function createBackupFolder(path: string) {
  const folder = resolve(path);
  const pathOf = (name: string) => join(folder, basename(name));
  const aboutPath = (name: string) => `${pathOf(name)}.json`;
  const progressPath = join(folder, '.progress.json');

  async function find(name: string): Promise<StoredBackup | undefined> {
    const kind = kindOf(name);
    const stats = kind && (await unlessAbsent(stat(pathOf(name))));
    if (!kind || !stats?.isFile()) return undefined;
    const about = await readJson(aboutPath(name), aboutSchema);
    return { name, kind, bytes: stats.size, createdAt: timeOf(name), about };
  }

  return {
    folder,
    pathOf,
    find,

    /** Newest first. */
    async list(): Promise<StoredBackup[]> {
      const names = ((await unlessAbsent(readdir(folder))) ?? []).filter((name) => kindOf(name)).sort();
      const found = await Promise.all(names.map(find));
      return found.filter((backup) => backup !== undefined).sort((one, other) => other.createdAt - one.createdAt);
    },

    /** Whole under its name, or not at all. */
    async create<Result>(kind: BackupKind, now: number, write: (path: string) => Promise<Result>) {
      await mkdir(folder, { recursive: true });
      await sweep(folder);
      const temporary = join(folder, `${UNFINISHED}${randomUUID()}`);
      try {
        const result = await write(temporary);
        let name = backupName(kind, now);
        for (let later = now; await exists(pathOf(name)); ) {
          later += 1000;
          name = backupName(kind, later);
        }
        await rename(temporary, pathOf(name));
        await syncFolder(folder);
        return { name, result };
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    /**
     * The next piece of an archive that is being sent: how much is there, and its name once it is whole. A piece that was sent
     * before is answered with how much is there, so that the sender can go on from that.
     */
    async take(
      upload: string,
      { offset, total, bytes }: Piece,
      now: number,
    ): Promise<{ received: number; name: string | null }> {
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
      let name = backupName('manual', now);
      for (let later = now; await exists(pathOf(name)); name = backupName('manual', later)) later += 1000;
      await rename(path, pathOf(name));
      await syncFolder(folder);
      return { received, name };
    },

    note: (name: string, about: AboutBackup) => writeJson(aboutPath(name), about),

    async remove(name: string): Promise<boolean> {
      if (!(await find(name))) return false;
      await rm(pathOf(name), { force: true });
      await rm(aboutPath(name), { force: true });
      await syncFolder(folder);
      return true;
    },

    async open(name: string): Promise<{ stream: ReadStream; bytes: number } | undefined> {
      const handle = kindOf(name) && (await unlessAbsent(open(pathOf(name))));
      if (!handle) return undefined;
      return { stream: handle.createReadStream(), bytes: (await handle.stat()).size };
    },

    readProgress: () => readJson(progressPath, progressSchema),
    async writeProgress(progress: BackupProgress): Promise<void> {
      await mkdir(folder, { recursive: true });
      await writeJson(progressPath, progress);
    },

    async space(): Promise<{ freeBytes: number; diskBytes: number }> {
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

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> {
  const text = await unlessAbsent(readFile(path, 'utf8'));
  try {
    return text === undefined ? undefined : schema.parse(JSON.parse(text));
  } catch {
    // It only repeats what the archive says, so a damaged one is as good as none.
    return undefined;
  }
}

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
