import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Wherever Node finds packages from here; that folder may be a link to another place. */
const PACKAGES = realpathSync(createRequire(import.meta.url).resolve('zod')).replace(/(.*\/node_modules\/).*/s, '$1');
/** A third of the weight of the process that serves pages, when both want the same processor. */
const NICE = 5;
/** The last of what it wrote, for the log when it ends unasked. */
const MOST_WORDS = 2000;

interface Options {
  args?: string[];
  heapMb: number;
  /** Files beside the project's own that it may read. */
  readable?: readonly string[];
  allow?: readonly ('worker' | 'addons')[];
  fork?: Pick<ForkOptions, 'serialization' | 'signal' | 'killSignal'>;
}

/**
 * Starts a program of ours that reads what strangers wrote. It may read the project's own files and those named, and nothing
 * else: no writing, no further processes, no other folder. It gets no settings, so it knows no password.
 */
export function startConfined(program: URL, { args = [], heapMb, readable = [], allow = [], fork: more }: Options) {
  const child = fork(program, args, {
    ...more,
    env: {},
    execArgv: [
      '--permission',
      ...[PROJECT, PACKAGES, ...readable].map((path) => `--allow-fs-read=${path}`),
      ...allow.map((what) => `--allow-${what}`),
      `--max-old-space-size=${heapMb}`,
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-MOST_WORDS);
  });
  yieldTo(child);
  return {
    child,
    /** How it ended and what it said, in one line. */
    lastWords: () => `(${child.signalCode ?? child.exitCode}): ${words}`,
    /** Ended by its own watch or the system, or because its heap was full. */
    wasTooHeavy: () => child.signalCode === 'SIGKILL' || child.signalCode === 'SIGABRT' || child.exitCode === 134,
  };
}

/** Pages come before documents: this process takes what processor time is left, and is the first to go when memory is short. */
function yieldTo({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    setPriority(pid, NICE);
  } catch {
    // It ended already, which whoever waits for it will hear.
  }
  if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});
}
