import { once } from 'node:events';
import { AppError } from '#/platform/http/app-error.ts';
import { startConfined } from '#/platform/reader/confined.ts';
import { notABackup } from './backup.errors.ts';
import type { CheckWord } from './check-archive.process.ts';

const PROGRAM = new URL('./check-archive.process.ts', import.meta.url);
/** Enough for the manifest of a million files. */
const HEAP_MB = 1024;

interface Options {
  /** Bytes that there would be room for. */
  mostBytes: number;
  /** How many rows have been read. */
  tell: (rows: number) => void;
  signal: AbortSignal;
}

/**
 * Reads an archive from end to end in a process of its own, while pages go on: it may have been made by anybody. The
 * process may read this one file and the project's own, and nothing else. It takes a path, as no reader of the reading
 * room does: an archive is larger than what can be handed over.
 */
export async function checkArchive(path: string, { mostBytes, tell, signal }: Options) {
  signal.throwIfAborted();
  const { child, lastWords, wasTooHeavy } = startConfined(PROGRAM, {
    args: [path, String(mostBytes)],
    heapMb: HEAP_MB,
    readable: [path],
    fork: { signal, killSignal: 'SIGKILL' },
  });
  let last: CheckWord | undefined;
  child.on('message', (word: CheckWord) => {
    last = word;
    if ('rows' in word) tell(word.rows);
  });
  await once(child, 'close').catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  if (last && 'done' in last) return last.done;
  if (last && 'refused' in last) {
    const { code, status, message } = last.refused;
    throw new AppError(code, status, message);
  }
  if (wasTooHeavy()) throw notABackup('内容太大或太复杂，没能读完');
  throw new Error(`the check of an archive ended ${lastWords()}`);
}
