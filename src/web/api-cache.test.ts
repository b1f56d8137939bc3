import { expect, test } from 'vitest';
import type { Reply } from '#/contract/endpoint.ts';
import { createApiCache } from './api-cache.ts';

const reply = (control: string, Code = 200): Reply => ({
  status: Code,
  envelope: { Code, Message: '', Data: null },
  headers: { 'cache-control': control },
});
const PUBLIC = 'public, max-age=0';

test('a public answer is kept for 180 seconds', () => {
  const clock = { now: 0 };
  const cache = createApiCache(() => clock.now);
  cache.keep('a', reply(PUBLIC));
  clock.now = 179_999;
  expect(cache.get('a')).toBeDefined();
  clock.now = 180_000;
  expect(cache.get('a')).toBeUndefined();
});

test('personal answers and failures are never kept', () => {
  const cache = createApiCache(() => 0);
  cache.keep('a', reply('private, no-store'));
  cache.keep('b', reply(PUBLIC, 404));
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

test('at most 2300 answers are kept; the oldest goes first', () => {
  const cache = createApiCache(() => 0);
  for (let index = 0; index < 2301; index++) cache.keep(String(index), reply(PUBLIC));
  expect([cache.get('0'), cache.get('1') !== undefined, cache.get('2300') !== undefined]).toEqual([
    undefined,
    true,
    true,
  ]);
});
