// Stands in for the reader: does what the first byte it is sent says.
import './no-network.fixture.ts';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { pictureUnreadable } from './ocr.errors.ts';
import { ORDERS } from './odd-orders.fixture.ts';
import type { ReadPicture } from './reading.pure.ts';

export default async function odd([order]: Uint8Array): Promise<ReadPicture> {
  if (order === ORDERS.loop) for (;;);
  if (order === ORDERS.never) await pause(1e9);
  if (order === ORDERS.unreadable) throw pictureUnreadable();
  if (order === ORDERS.fault) throw new Error('no model');
  if (order === ORDERS.reachOut)
    await once(new Worker(new URL('./reaching-thread.fixture.ts', import.meta.url)), 'exit');
  await pause(50);
  return { width: 1, height: 1, turn: 0, lines: [] };
}
