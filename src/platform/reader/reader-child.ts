import { once } from 'node:events';
import { AppError } from '#/platform/http/app-error.ts';
import { startConfined } from './confined.ts';
import { readersBusy, readersStopping, tooHeavy, unreadable } from './reader.errors.ts';
import type { Reader } from './reader.ts';
import { type Answer, type Ending, type Order, READY } from './reader-messages.ts';

const PROGRAM = new URL('./reader-process.ts', import.meta.url);
/** The heap of a reader; what one document may take is less and comes with each order. */
const HEAP_MB = 512;

/** The clock on the wall is only the second line: a busy machine gives a reader little of its processor. */
const WALL_FACTOR = 15;
const WALL_EXTRA_MS = 30_000;

export type ReaderChild = ReturnType<typeof startReaderChild>;

/** One process that reads documents, one after the other. */
export function startReaderChild(report: (error: unknown) => void) {
  const { child, lastWords, wasTooHeavy } = startConfined(PROGRAM, {
    heapMb: HEAP_MB,
    allow: ['worker', 'addons'],
    fork: { serialization: 'advanced' },
  });
  let isStopping = false;
  let isReading = false;
  let isSpent = false;
  child.on('error', report);
  const ready = nextMessage(WALL_EXTRA_MS).then((word) => {
    if (word !== READY) throw new Error('a reader began with an answer');
  });
  // A failure is met by the first who waits for it.
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
    if (wasTooHeavy()) return tooHeavy();
    report(new Error(`a reader of documents ended ${lastWords()}`));
    return unreadable();
  }

  async function* answers<Input>(reader: Reader<Input, unknown>, input: Input): AsyncGenerator<unknown, unknown> {
    const { module, cpuMs, memoryMb, restMb, name } = reader;
    const wallMs = cpuMs * WALL_FACTOR + WALL_EXTRA_MS;
    await ready;
    let order: Order = { read: { module, input, cpuMs, memoryMb } };
    isReading = true;
    for (;;) {
      // The program at the other end is ours.
      const answer = (await nextMessage(wallMs, order)) as Answer;
      isReading = 'part' in answer;
      if (!('part' in answer)) {
        isSpent = answer.rssMb > restMb || 'fault' in answer;
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
