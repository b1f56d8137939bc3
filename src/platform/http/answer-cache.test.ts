import { expect, test, vi } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { AnswerCache } from './answer-cache.ts';

const KEY = 'GET /api/v1/config';

function aCache() {
  const clock = aClock();
  return { clock, cache: new AnswerCache(clock.now) };
}

test('an answer is made once and kept for 180 s', async () => {
  const { cache, clock } = aCache();
  const make = vi.fn(async () => 'answer');
  for (let ask = 0; ask < 3; ask++) expect(await cache.through(KEY, {}, make)).toBe('answer');
  clock.advance(179_000);
  await cache.through(KEY, {}, make);
  expect(make).toHaveBeenCalledTimes(1);
  clock.advance(2_000);
  await cache.through(KEY, {}, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('who asks while an answer is being made waits for the same one', async () => {
  const { cache } = aCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const make = vi.fn(() => promise);
  const asked = Array.from({ length: 50 }, () => cache.through(KEY, { page: 1 }, make));
  resolve('one');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
  expect(make).toHaveBeenCalledTimes(1);
});

test('another endpoint or another input is another answer', async () => {
  const { cache } = aCache();
  expect(await cache.through(KEY, { page: 1 }, async () => 'first')).toBe('first');
  expect(await cache.through(KEY, { page: 2 }, async () => 'second')).toBe('second');
  expect(await cache.through('GET /api/v1/other', { page: 1 }, async () => 'third')).toBe('third');
});

test('an answer begun before a change is neither kept nor joined after it', async () => {
  const { cache } = aCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.through(KEY, {}, () => promise);
  cache.clear();
  expect(await cache.through(KEY, {}, async () => 'new')).toBe('new');
  resolve('old');
  expect(await before).toBe('old');
  expect(await cache.through(KEY, {}, async () => 'never made')).toBe('new');
});

test('a failure reaches everyone who waited and is not kept', async () => {
  const { cache } = aCache();
  const { promise, reject } = Promise.withResolvers<string>();
  const asked = [1, 2].map(() => cache.through(KEY, {}, () => promise));
  reject(new Error('down'));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.through(KEY, {}, async () => 'up')).toBe('up');
});

test('at most 2300 answers are kept; the one not asked for longest goes', async () => {
  const { cache } = aCache();
  const make = vi.fn(async () => 'answer');
  for (let page = 1; page <= 2300; page++) await cache.through(KEY, { page }, make);
  await cache.through(KEY, { page: 1 }, make);
  expect(make).toHaveBeenCalledTimes(2300);
  await cache.through(KEY, { page: 2301 }, make);
  await cache.through(KEY, { page: 1 }, make);
  expect(make).toHaveBeenCalledTimes(2301);
  await cache.through(KEY, { page: 2 }, make);
  expect(make).toHaveBeenCalledTimes(2302);
});
