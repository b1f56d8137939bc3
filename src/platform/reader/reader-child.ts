import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '#/platform/http/app-error.ts';
import { readersBusy, readersStopping, tooHeavy, unreadable } from './reader.errors.ts';
import type { Reader } from './reader.ts';
import { type Answer, type Ending, type Order, READY } from './reader-messages.ts';

const PROGRAM = new URL('./reader-process.ts', import.meta.url);
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Wherever Node finds packages from here; that folder may be a link to another place. */
const PACKAGES = realpathSync(createRequire(import.meta.url).resolve('zod')).replace(/(.*\/node_modules\/).*/s, '$1');

/** The heap of a reader; what a document may take is less and is told with each. */
const HEAP_MB = 512;
/** It may read the project's own files, and nothing else: no writing, no further processes, no other folder. */
const CONFINED = [
  '--permission',
  `--allow-fs-read=${PROJECT}`,
  `--allow-fs-read=${PACKAGES}`,
  '--allow-worker',
  '--allow-addons',
  `--max-old-space-size=${HEAP_MB}`,
  '--disable-warning=SecurityWarning',
];

/** The clock on the wall is only the second line: a busy machine gives a reader little of its processor. */
const WALL_FACTOR = 15;
const WALL_EXTRA_MS = 30_000;

/** A third of the weight of the process that serves pages, when both want the same processor. */
const NICE = 5;

const MOST_WORDS = 2000;
/** Whose last document left more behind reads no other: what is left would count as the next one's. */
const SPENT_MB = 160;

export type ReaderChild = ReturnType<typeof startReaderChild>;

/** One process that reads documents, one after the other. It gets no settings, so it knows no password. */
export function startReaderChild(report: (error: unknown) => void) {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: CONFINED,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  let isStopping = false;
  let isReading = false;
  let isSpent = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-MOST_WORDS);
  });
  child.on('error', report);
  yieldTo(child);
  const ready = nextMessage(WALL_EXTRA_MS).then((word) => {
    if (word !== READY) throw new Error('a reader began with an answer');
  });
  // Whoever asks first hears of it.
  ready.catch(() => {});

  /** A quiet reader must not keep a command from ending. */
  function hold(isHeld: boolean): void {
    if (isHeld) child.ref();
    else child.unref();
    if (isHeld) child.channel?.ref();
    else child.channel?.unref();
  }

  async function nextMessage(wallMs: number, order?: Order): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onExit = () => reject(reasonOfEnd());
    // Its watch did not end it, so it had little processor time: the machine is busy, the document not at fault.
    const limit = setTimeout(() => reject(readersBusy()), wallMs);
    try {
      child.once('message', resolve).once('exit', onExit);
      if (child.exitCode !== null || child.signalCode !== null) onExit();
      else if (order) child.send(order, (error) => error && onExit());
      return await promise;
    } finally {
      clearTimeout(limit);
      child.off('message', resolve).off('exit', onExit);
    }
  }

  function reasonOfEnd(): Error {
    if (isStopping) return readersStopping();
    // By its own watch, or because its heap was full.
    if (child.signalCode === 'SIGKILL' || child.signalCode === 'SIGABRT' || child.exitCode === 134) return tooHeavy();
    report(new Error(`a reader of documents ended (${child.signalCode ?? child.exitCode}): ${words}`));
    return unreadable();
  }

  async function* answers<Input>(reader: Reader<Input, unknown>, input: Input): AsyncGenerator<unknown, unknown> {
    const { module, cpuMs, memoryMb, name } = reader;
    const wallMs = cpuMs * WALL_FACTOR + WALL_EXTRA_MS;
    await ready;
    let order: Order = { read: { module, input, cpuMs, memoryMb } };
    isReading = true;
    for (;;) {
      // The program at the other end is ours.
      const answer = (await nextMessage(wallMs, order)) as Answer;
      isReading = 'part' in answer;
      if (!('part' in answer)) {
        isSpent = answer.rssMb > SPENT_MB || 'fault' in answer;
        return resultOf(answer, name);
      }
      yield answer.part;
      order = { more: true };
    }
  }

  function resultOf(answer: Ending, name: string): unknown {
    if ('done' in answer) return answer.done;
    if ('refused' in answer) {
      const { code, status, message, details } = answer.refused;
      throw new AppError(code, status, message, details);
    }
    // Too deep for a parser that calls itself, or longer than a text can be.
    if (answer.fault.startsWith('RangeError')) throw tooHeavy();
    report(new Error(`the reader ${name} failed: ${answer.fault}`));
    throw unreadable();
  }

  return {
    answers,
    hold,
    /** Ready for another document. */
    isFree: () => !isReading && !isSpent && !isStopping && child.connected,
    async end(): Promise<void> {
      isStopping = true;
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
      hold(true);
      const exit = once(child, 'exit');
      // In the middle of a document it would not hear a polite word, and it holds nothing that could be lost.
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Pages come before documents: a reader takes what processor time is left, and is the first to go when memory is short. */
function yieldTo({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    setPriority(pid, NICE);
  } catch {
    // It ended already, which its first document will tell.
  }
  if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});
}
