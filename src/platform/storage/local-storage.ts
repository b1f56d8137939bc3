import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkName, checkPrefix, type Storage } from './storage.ts';

/** No name begins with a dot, so nothing in here can be asked for. */
const UNFINISHED = '.unfinished';

const IDENTITY = '.identity';

/** Files in a folder of this machine. */
export function createLocalStorage(folder: string): Storage {
  const root = resolve(folder);
  const unfinished = join(root, UNFINISHED);

  function pathOf(name: string): string {
    checkName(name);
    return join(root, name);
  }

  /** A new name is on disk only when its folder is, and a new folder only when the folder above it is. */
  async function syncFoldersAbove(path: string): Promise<void> {
    for (let above = dirname(path); above !== dirname(dirname(root)); above = dirname(above)) await syncFolder(above);
  }

  return {
    async put(name, content) {
      const path = pathOf(name);
      const temporary = join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      try {
        await writeFile(temporary, content, { flag: 'wx', flush: true });
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFoldersAbove(path);
    },

    async open(name) {
      const handle = await unlessAbsent(open(pathOf(name)));
      if (!handle) return undefined;
      const stats = await handle.stat();
      if (stats.isFile()) return { size: stats.size, stream: handle.createReadStream() };
      await handle.close();
      return undefined;
    },

    async remove(name) {
      const path = pathOf(name);
      // Another may be quicker between the two.
      const isGone = (await sizeOf(path)) !== undefined && (await unlessAbsent(unlink(path).then(() => true)));
      if (!isGone) return false;
      await syncFolder(dirname(path));
      return true;
    },

    size: async (name) => sizeOf(pathOf(name)),

    async *list(prefix) {
      checkPrefix(prefix);
      const above = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const name of walk(root, above)) if (name.startsWith(prefix)) yield name;
    },

    async sweep(olderThanMs) {
      const before = Date.now() - olderThanMs;
      let swept = 0;
      for (const entry of (await unlessAbsent(readdir(unfinished))) ?? []) {
        const path = join(unfinished, entry);
        const stats = await unlessAbsent(stat(path));
        if (!stats || Math.floor(stats.mtimeMs) > before) continue;
        await rm(path, { force: true });
        swept++;
      }
      return swept;
    },

    async identity() {
      const path = join(root, IDENTITY);
      const known = await unlessAbsent(readFile(path, 'utf8'));
      if (known) return known;
      await mkdir(root, { recursive: true });
      // If two processes create it at once, the first one wins.
      await writeFile(path, `local ${randomUUID()}`, { flag: 'wx', flush: true }).catch(unlessThere);
      return readFile(path, 'utf8');
    },
  };
}

async function* walk(root: string, above: string): AsyncGenerator<string> {
  const entries = (await unlessAbsent(readdir(join(root, above), { withFileTypes: true }))) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* walk(root, `${above}${entry.name}/`);
    else if (entry.isFile()) yield above + entry.name;
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await unlessAbsent(stat(path));
  return stats?.isFile() ? stats.size : undefined;
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and writes its names through.
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

async function unlessAbsent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return undefined;
    }
    throw error;
  }
}
