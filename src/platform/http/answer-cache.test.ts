import { expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

test('an answer is kept for 180,000 ms', async () => {
  const clock = { now: 1_000_000 };
  const cache = createAnswerCache(() => clock.now);
  const make = vi.fn(async () => 'answer');
  await cache.through('key', make);
  clock.now += 179_999;
  await cache.through('key', make);
  expect(make).toHaveBeenCalledTimes(1);
  clock.now += 2;
  await cache.through('key', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('at most 2300 answers are kept; the one not asked for longest goes', async () => {
  const cache = createAnswerCache(() => 0);
  const make = vi.fn(async () => 'answer');
  for (let page = 1; page <= 2300; page++) await cache.through(`${page}`, make);
  await cache.through('1', make);
  expect(make).toHaveBeenCalledTimes(2300);
  await cache.through('2301', make);
  await cache.through('1', make);
  expect(make).toHaveBeenCalledTimes(2301);
  await cache.through('2', make);
  expect(make).toHaveBeenCalledTimes(2302);
});
