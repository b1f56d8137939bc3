import { availableParallelism } from 'node:os';
import { readersBusy, readersStopping } from './reader.errors.ts';
import type { Reader } from './reader.ts';
import { type ReaderChild, startReaderChild } from './reader-child.ts';

interface Options {
  report: (error: unknown) => void;
  /** How many documents are read side by side. */
  size?: number;
  /** How many may wait for a place. */
  mostWaiting?: number;
  /** How long they wait at most. */
  patienceMs?: number;
  /** After so long without a document a process ends, and its memory is free. */
  quietMs?: number;
}

type Parts<Part> = Iterable<Part> | AsyncIterable<Part>;

export interface ReadingRoom {
  /**
   * Reads a document in another process. Fails with an AppError in Chinese when the document is too heavy or broken, or
   * too many are being read. The answer is taken in at once, so readers answer little; for much there is `parts`.
   */
  read<Input, Output>(reader: Reader<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>;
  /** The same for readers that answer in parts; the next part is made when the last was used. */
  parts<Input, Part>(reader: Reader<Input, Parts<Part>>, input: Input, signal?: AbortSignal): AsyncGenerator<Part>;
  stop(): Promise<void>;
}

interface Waiting {
  name: string;
  enter: () => void;
}

/** The one place where documents from outside are read: pages go on meanwhile, whatever a document holds. */
export function createReadingRoom(options: Options): ReadingRoom {
  const { report, size = defaultSize(), mostWaiting = 64, patienceMs = 20_000, quietMs = 60_000 } = options;
  // One kind of document never takes all places: a flood of pages to check leaves one for a ledger.
  const mostAlike = Math.max(1, size - 1);
  const quiet: { child: ReaderChild; timer: NodeJS.Timeout }[] = [];
  const atWork = new Set<ReaderChild>();
  const inside = new Map<string, number>();
  const queue: Waiting[] = [];
  let isStopped = false;

  function hasPlace(name: string): boolean {
    const all = [...inside.values()].reduce((sum, count) => sum + count, 0);
    return all < size && (inside.get(name) ?? 0) < mostAlike;
  }

  async function enter(name: string, signal: AbortSignal | undefined): Promise<void> {
    if (isStopped) throw readersStopping();
    signal?.throwIfAborted();
    if (!hasPlace(name)) await wait(name, signal);
    else inside.set(name, (inside.get(name) ?? 0) + 1);
  }

  async function wait(name: string, signal: AbortSignal | undefined): Promise<void> {
    if (queue.length >= mostWaiting) throw readersBusy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { name, enter: resolve };
    const give = (error: unknown) => {
      const place = queue.indexOf(waiting);
      if (place === -1) return;
      queue.splice(place, 1);
      reject(error);
    };
    const onAbort = () => give(signal?.reason);
    const timer = setTimeout(() => give(readersBusy()), patienceMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    queue.push(waiting);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  function leave(name: string): void {
    inside.set(name, (inside.get(name) ?? 1) - 1);
    const next = queue.findIndex((waiting) => hasPlace(waiting.name));
    const [waiting] = next === -1 ? [] : queue.splice(next, 1);
    if (!waiting) return;
    // Counted here and not by the one who waited, so that nobody slips in between.
    inside.set(waiting.name, (inside.get(waiting.name) ?? 0) + 1);
    waiting.enter();
  }

  function takeChild(): ReaderChild {
    for (;;) {
      const rested = quiet.pop();
      if (!rested) return startReaderChild(report);
      clearTimeout(rested.timer);
      if (rested.child.isFree()) return rested.child;
    }
  }

  function rest(child: ReaderChild): void {
    child.hold(false);
    const timer = setTimeout(() => {
      quiet.splice(
        quiet.findIndex((one) => one.child === child),
        1,
      );
      void child.end();
    }, quietMs).unref();
    quiet.push({ child, timer });
  }

  /** All answers of one document. Whoever stops listening before the end ends the process that reads. */
  async function* answers<Input>(
    reader: Reader<Input, unknown>,
    input: Input,
    signal?: AbortSignal,
  ): AsyncGenerator<unknown, unknown> {
    await enter(reader.name, signal);
    const child = takeChild();
    const onAbort = () => void child.end();
    try {
      atWork.add(child);
      child.hold(true);
      signal?.addEventListener('abort', onAbort, { once: true });
      return yield* child.answers(reader, input);
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    } finally {
      signal?.removeEventListener('abort', onAbort);
      atWork.delete(child);
      if (child.isFree() && !isStopped) rest(child);
      else await child.end();
      leave(reader.name);
    }
  }

  return {
    async read<Input, Output>(reader: Reader<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output> {
      const { value } = await answers(reader, input, signal).next();
      // The reader's type says what its module answers.
      return value as Output;
    },

    async *parts<Input, Part>(reader: Reader<Input, Parts<Part>>, input: Input, signal?: AbortSignal) {
      for await (const part of answers(reader, input, signal)) yield part as Part;
    },

    async stop() {
      isStopped = true;
      for (const { timer } of quiet) clearTimeout(timer);
      const children = [...quiet.splice(0).map(({ child }) => child), ...atWork];
      await Promise.all(children.map((child) => child.end()));
    },
  };
}

function defaultSize(): number {
  return Math.min(4, Math.max(2, availableParallelism()));
}
