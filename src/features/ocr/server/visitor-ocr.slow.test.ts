import { afterAll, expect, test } from 'vitest';
import { aReader } from '#/platform/reader/reader.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';
import { createOcrService } from './ocr.service.ts';
import { offers, pictureOf } from './ocr-pictures.fixture.ts';
import { createVisitorOcr } from './visitor-ocr.service.ts';

const reader = aReader<typeof import('./ocr.reader.ts').default>(new URL('./offline-ocr.fixture.ts', import.meta.url), {
  cpuMs: 20_000,
  memoryMb: 700,
});
const readers = createReadingRoom({ report: console.error });
afterAll(() => readers.stop());

test('a visitor gets the lines of a picture, and what stands side by side in one', async () => {
  const [offer] = offers;
  if (!offer) throw new Error('no picture to read');
  const read = createVisitorOcr({
    ocr: createOcrService({ readers, reader, checkPicture: async () => {} }),
    isOpen: async () => true,
  });
  const picture = await pictureOf({ ...offer, words: offer.words.slice(0, 3) }, 'plain');
  const { text, confidence } = await read(picture);
  const [first, second, ...rest] = text.split('\n');
  expect(first).toBe('川味老火锅双人套餐');
  expect(second).toMatch(/128\.00.*256/);
  expect(rest).toEqual([]);
  expect(confidence).toBeGreaterThan(0.5);
});
