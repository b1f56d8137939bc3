// A process that reads documents from outside, one at a time, and holds nothing worth stealing.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#/platform/http/app-error.ts';
import { type Answer, type Order, READY } from './reader-messages.ts';
import { createWatched, PLACES } from './watched.ts';

const shared = createWatched();
const watch = new Worker(new URL('./reader-watch.mjs', import.meta.url), {
  workerData: { shared, parent: process.ppid, places: PLACES },
});
await once(watch, 'online');
watch.unref();
process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  if ('read' in order) void read(order.read);
});
process.send?.(READY);

async function read({ module, input, cpuMs, memoryMb }: Extract<Order, { read: unknown }>['read']): Promise<void> {
  try {
    // Loading the parser is not the document's fault, so the time counts from here.
    const { default: work }: { default: (input: unknown) => unknown } = await import(module);
    const { user, system } = process.cpuUsage();
    Atomics.store(shared, PLACES.CPU_MS, Math.ceil((user + system) / 1000) + cpuMs);
    Atomics.store(shared, PLACES.MEMORY_MB, memoryMb);
    watchReading(true);
    const result = await work(input);
    const done = isIterable(result) ? await sendParts(result) : result;
    watchReading(false);
    send({ done, rssMb: rssMb() });
  } catch (error) {
    watchReading(false);
    send(failureOf(error));
  }
}

function watchReading(isReading: boolean): void {
  Atomics.store(shared, PLACES.IS_READING, isReading ? 1 : 0);
  Atomics.notify(shared, PLACES.IS_READING);
}

/** One part at a time: the next is made when the last was taken in. */
async function sendParts(parts: Iterable<unknown> | AsyncIterable<unknown>): Promise<undefined> {
  for await (const part of parts) {
    const taken = once(process, 'message');
    send({ part });
    await taken;
  }
}

/** Texts and arrays are answers in one go. */
function isIterable(result: unknown): result is Iterable<unknown> | AsyncIterable<unknown> {
  if (typeof result !== 'object' || result === null || Array.isArray(result) || ArrayBuffer.isView(result))
    return false;
  return Symbol.asyncIterator in result || ('next' in result && Symbol.iterator in result);
}

function failureOf(error: unknown): Answer {
  if (error instanceof AppError) {
    const { code, status, message, details } = error;
    return { refused: { code, status, message, details }, rssMb: rssMb() };
  }
  return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error), rssMb: rssMb() };
}

function rssMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}

function send(answer: Answer): void {
  process.send?.(answer);
}
