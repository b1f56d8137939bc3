import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createKeptPictures } from './kept-pictures.ts';

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const name = (number: number) => `${String(number).padStart(8, '0')}.png`;

test('the folder stays below its bound, and the oldest go first', async () => {
  const folder = await aFolder();
  const mostBytes = 40_000;
  const kept = createKeptPictures({ folder, mostBytes, processId: 1 });
  let largest = 0;
  for (let number = 0; number < 600; number++) {
    await kept.keep(name(number), new Uint8Array(1000));
    // Files of one moment would have no order.
    await utimes(join(folder, '00', name(number)), number, number);
    if (number % 20 === 19) largest = Math.max(largest, await kept.size());
  }
  expect(largest).toBeLessThanOrEqual(mostBytes);
  expect(await kept.find(name(599))).toHaveLength(1000);
  expect(await kept.find(name(0))).toBeUndefined();
});

test('what is asked for stays when others go, and two processes share one bound', async () => {
  const folder = await aFolder();
  const open = (processId: number) => createKeptPictures({ folder, mostBytes: 32_000, processId });
  const [one, other] = [open(1), open(2)];
  await one.keep(name(0), new Uint8Array(1000));
  for (let number = 1; number < 200; number++) {
    await (number % 2 ? one : other).keep(name(number), new Uint8Array(1000));
    await utimes(join(folder, '00', name(number)), number, number);
    await one.find(name(0));
  }
  expect(await other.find(name(0))).toBeDefined();
  expect(await other.size()).toBeLessThanOrEqual(32_000);
});
