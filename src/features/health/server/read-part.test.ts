import { expect, test } from 'vitest';
import { readPart } from './read-part.ts';

const FINE = { state: 'ok', word: '正常', value: '1', line: '' } as const;

test('a part that fails or never answers is told as one that cannot be read, and holds up nothing', async () => {
  expect(await readPart({ read: async () => FINE })).toEqual(FINE);
  const failing = { read: () => Promise.reject(new Error('away')) };
  const silent = { read: () => new Promise<never>(() => {}) };
  for (const part of [failing, silent]) {
    expect(await readPart(part, 20)).toMatchObject({ state: 'watch', word: '读不到' });
  }
});
