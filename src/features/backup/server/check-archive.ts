import { fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '#/platform/http/app-error.ts';
import { notABackup } from './backup.errors.ts';
import type { CheckWord } from './check-archive.process.ts';

const PROGRAM = new URL('./check-archive.process.ts', import.meta.url);
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const PACKAGES = realpathSync(createRequire(import.meta.url).resolve('zod')).replace(/(.*\/node_modules\/).*/s, '$1');
/** Enough for the manifest of a million files. */
const HEAP_MB = 1024;
const MOST_WORDS = 2000;

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
  const child = fork(PROGRAM, [path, String(mostBytes)], {
    env: {},
    execArgv: [
      '--permission',
      ...[PROJECT, PACKAGES, path].map((readable) => `--allow-fs-read=${readable}`),
      `--max-old-space-size=${HEAP_MB}`,
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  let words = '';
  let last: CheckWord | undefined;
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-MOST_WORDS);
  });
  child.on('message', (word: CheckWord) => {
    last = word;
    if ('rows' in word) tell(word.rows);
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await once(child, 'close').catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  if (last && 'done' in last) return last.done;
  if (last && 'refused' in last) {
    const { code, status, message } = last.refused;
    throw new AppError(code, status, message);
  }
  // Ended by itself when its heap was full, or by the system when memory was.
  const isTooHeavy = child.exitCode === 134 || child.signalCode === 'SIGABRT' || child.signalCode === 'SIGKILL';
  if (isTooHeavy) throw notABackup('内容太大或太复杂，没能读完');
  throw new Error(`the check of an archive ended (${child.signalCode ?? child.exitCode}): ${words}`);
}
