// Started by check-archive.ts, with the path of one archive.
import { AppError } from '#/platform/http/app-error.ts';
import { aboutArchive } from './manifest.ts';
import { readArchive } from './read-archive.ts';

export type CheckWord =
  | { rows: number }
  | { done: ReturnType<typeof aboutArchive> }
  | { refused: { code: string; status: number; message: string } };

const TELL_EVERY_MS = 200;
/** The most names that are reported: all of them could be too much for the parent process. */
const MOST_MISSING = 1000;

const [, , path = '', mostBytes] = process.argv;
const most = Number(mostBytes);
const say = (word: CheckWord) => process.send?.(word);
process.on('disconnect', () => process.exit());

let rows = 0;
const timer = setInterval(() => say({ rows }), TELL_EVERY_MS);
try {
  const { manifest, sha256 } = await readArchive(path, {
    rows: async (_, lines) => {
      rows += lines.length;
    },
    room: { tables: most, files: most },
  });
  const about = aboutArchive(manifest, sha256);
  say({ done: { ...about, missing: about.missing.slice(0, MOST_MISSING) } });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { code, status, message } = error;
  say({ refused: { code, status, message } });
} finally {
  clearInterval(timer);
}
process.disconnect?.();
