import { afterAll, describe, expect, test } from 'vitest';
import { aReader } from '#/platform/reader/reader.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';
import { createOcrService } from './ocr.service.ts';
import type odd from './odd-ocr.fixture.ts';
import { ORDERS } from './odd-orders.fixture.ts';

const reports: string[] = [];
const readers = createReadingRoom({ report: (error) => reports.push(String(error)) });
afterAll(() => readers.stop());

const reader = aReader<typeof odd>(new URL('./odd-ocr.fixture.ts', import.meta.url), { cpuMs: 500 });
const ordered = (name: keyof typeof ORDERS) => Uint8Array.of(ORDERS[name]);
const anOcr = () => createOcrService({ readers, reader, checkPicture: async () => {} });

test.each([
  ['loop', 'ocr.too_slow', 422],
  ['unreadable', 'ocr.unreadable', 400],
  ['fault', 'ocr.failed', 500],
  // The guard of this test ended the process; what else was heavy enough for that could be told no better.
  ['reachOut', 'ocr.too_slow', 422],
] as const)(
  'a picture that makes the reader %s is told in our words, and the next is read',
  async (order, code, status) => {
    const ocr = anOcr();
    await expect(ocr.read(ordered(order))).rejects.toMatchObject({ code, status });
    expect(await ocr.read(ordered('answer'))).toMatchObject({ lines: [] });
    if (order === 'fault') expect(reports.join()).toContain('no model');
  },
);

describe('pictures in line', () => {
  test('one is read, two wait, and the next one is told to come back', async () => {
    const ocr = anOcr();
    const first = [1, 2, 3].map(() => ocr.read(ordered('answer')));
    await expect(ocr.read(ordered('answer'))).rejects.toMatchObject({
      code: 'ocr.busy',
      status: 503,
      message: expect.stringContaining('排队'),
    });
    await Promise.all(first);
    await ocr.read(ordered('answer'));
  });

  test('a stop lets the one being read finish and takes no other', async () => {
    const ocr = anOcr();
    const [reading, waiting] = [ocr.read(ordered('answer')), ocr.read(ordered('answer'))];
    const told = expect(waiting).rejects.toMatchObject({ code: 'ocr.stopping', status: 503 });
    // The first has begun by then.
    await Promise.resolve();
    ocr.beforeStop();
    expect(await reading).toMatchObject({ lines: [] });
    await told;
  });

  test('a stop does not wait for a picture that takes long', async () => {
    const ocr = anOcr();
    const reading = expect(ocr.read(ordered('never'))).rejects.toMatchObject({ code: 'ocr.stopping' });
    await Promise.resolve();
    ocr.beforeStop(50);
    await reading;
  });
});
