import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Options {
  folder: string;
  mostBytes: number;
  /** Tells files of one process from those of another while they are written. */
  processId: number;
}

/** What is written between two looks at the folder, as a share of what may lie there. */
const BETWEEN = 1 / 16;
/** A clearing leaves so much, so that the next one is a while away. */
const LEFT = 3 / 4;

/**
 * Pictures by the hash of what they show, in a folder that stays below its bound: all of them can be drawn again. Several
 * processes may share it: how full it is is read from the folder itself, never remembered for long.
 */
export function createKeptPictures({ folder, mostBytes, processId }: Options) {
  let unseen = Number.POSITIVE_INFINITY;
  let clearing: Promise<void> = Promise.resolve();
  let written = 0;
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  async function files() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const about = await stat(path).catch(() => undefined);
      if (about) found.push({ path, bytes: about.size, usedAt: about.mtimeMs });
    }
    return found;
  }

  /** Removes those not used for the longest until there is room again. */
  async function clear(): Promise<void> {
    const found = (await files()).sort((one, other) => one.usedAt - other.usedAt);
    let bytes = found.reduce((sum, file) => sum + file.bytes, 0);
    const isFull = bytes > mostBytes * (1 - BETWEEN);
    for (const file of found) {
      if (!isFull || bytes <= mostBytes * LEFT) break;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  }

  return {
    async find(name: string): Promise<Buffer | undefined> {
      const path = pathOf(name);
      const found = await readFile(path).catch(() => undefined);
      const now = new Date();
      if (found) await utimes(path, now, now).catch(() => {});
      return found;
    },

    async keep(name: string, bytes: Uint8Array): Promise<void> {
      unseen += bytes.length;
      if (unseen > mostBytes * BETWEEN) {
        unseen = bytes.length;
        clearing = clearing.then(clear);
      }
      await clearing;
      const path = pathOf(name);
      const draft = `${path}.${processId}-${written++}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    },

    async size(): Promise<number> {
      return (await files()).reduce((sum, { bytes }) => sum + bytes, 0);
    },
  };
}
