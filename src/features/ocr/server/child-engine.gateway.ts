import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ocrFailed, ocrStopping, ocrTooSlow, pictureUnreadable } from './ocr.errors.ts';
import type { OcrEngine } from './ocr-engine.ts';
import type { ReadPicture } from './reading.pure.ts';

/** What the other process says: what it read, or that the picture cannot be opened, or what else went wrong. */
export type ChildAnswer = { picture: ReadPicture } | { unreadable: string } | { fault: string };

interface Options {
  /** A picture that takes longer ends the process that reads it. */
  limitMs: number;
  /** After so long without a picture the process ends, and its memory is free. */
  quietMs: number;
  report: (error: unknown) => void;
  script?: URL;
  /** Options of Node for that process. */
  execArgv?: string[];
}

/** The last words of a process that failed. */
const MOST_WORDS = 2000;

/** Reads in another process, which starts with the first picture. One picture at a time. */
export function createChildEngine({
  limitMs,
  quietMs,
  report,
  script = new URL('./ocr-child.ts', import.meta.url),
  execArgv = [],
}: Options): OcrEngine {
  let child: ChildProcess | undefined;
  let quiet: NodeJS.Timeout | undefined;
  const stopped = new WeakSet<ChildProcess>();

  function start(): ChildProcess {
    // Without our environment: a picture that breaks its reader finds no password there.
    const started = fork(script, {
      ...{ env: {}, execArgv, serialization: 'advanced' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    started.on('error', report);
    // A quiet reader keeps no command and no stop waiting.
    started.unref();
    started.channel?.unref();
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(quiet);
    const ending = child;
    child = undefined;
    const isGone = !ending?.pid || ending.exitCode !== null || ending.signalCode !== null;
    if (!ending || isGone) return;
    stopped.add(ending);
    const exit = once(ending, 'exit');
    ending.ref();
    // Nothing is lost: it holds no data, and in the middle of a picture it would not hear a polite word.
    ending.kill('SIGKILL');
    await exit;
  }

  async function ask(reader: ChildProcess, bytes: Uint8Array): Promise<ChildAnswer> {
    let words = '';
    let limit: NodeJS.Timeout | undefined;
    const listen = (chunk: Buffer) => {
      words = (words + chunk).slice(-MOST_WORDS);
    };
    reader.stderr?.on('data', listen);
    const { promise, resolve, reject } = Promise.withResolvers<ChildAnswer>();
    const onExit = () => {
      if (stopped.has(reader)) return reject(ocrStopping());
      report(new Error(`the reader of pictures ended: ${words}`));
      return reject(ocrFailed());
    };
    try {
      reader.once('message', resolve).once('exit', onExit).once('error', reject);
      limit = setTimeout(() => reject(ocrTooSlow(limitMs / 1000)), limitMs);
      reader.send(bytes, (error) => error && onExit());
      return await promise;
    } finally {
      clearTimeout(limit);
      reader.off('message', resolve).off('exit', onExit).off('error', reject);
      reader.stderr?.off('data', listen);
    }
  }

  return {
    async read(bytes) {
      clearTimeout(quiet);
      child ??= start();
      const answer = await ask(child, bytes).catch(async (error) => {
        await end();
        throw error;
      });
      quiet = setTimeout(end, quietMs).unref();
      if ('picture' in answer) return answer.picture;
      if ('unreadable' in answer) throw pictureUnreadable();
      report(new Error(`the reader of pictures failed: ${answer.fault}`));
      await end();
      throw ocrFailed();
    },
    stop: end,
  };
}
