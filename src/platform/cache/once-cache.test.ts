import { expect, test, vi } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { OnceCache } from './once-cache.ts';

const aCache = () => new OnceCache<string | undefined>({ most: 3 });

test('a value is made once and kept, also when it is nothing', async () => {
  const cache = aCache();
  const make = vi.fn(async () => undefined);
  for (let ask = 0; ask < 3; ask++) expect(await cache.through('a', make)).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
});

test('who asks while a value is being made waits for the same one', async () => {
  const cache = aCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const make = vi.fn(() => promise);
  const asked = Array.from({ length: 50 }, () => cache.through('a', make));
  resolve('one');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
  expect(make).toHaveBeenCalledTimes(1);
});

test('a value begun before a change is neither kept nor joined after it', async () => {
  const cache = aCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.through('a', () => promise);
  cache.clear();
  expect(cache.making('a')).toBeUndefined();
  expect(await cache.through('a', async () => 'new')).toBe('new');
  resolve('old');
  expect(await before).toBe('old');
  expect(cache.kept('a')).toBe('new');
});

test('the end of a value from before a change leaves the one after it alone', async () => {
  const cache = aCache();
  const old = Promise.withResolvers<string>();
  const next = Promise.withResolvers<string>();
  const before = cache.through('a', () => old.promise);
  cache.clear();
  const after = cache.through('a', () => next.promise);
  old.resolve('old');
  await before;
  const joined = cache.through('a', async () => 'a third one');
  next.resolve('new');
  expect(await Promise.all([after, joined])).toEqual(['new', 'new']);
});

test('what is forgotten is made anew, and the one on its way is not kept', async () => {
  const cache = aCache();
  await cache.through('a', async () => 'kept');
  cache.forget('a');
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.through('a', () => promise);
  cache.forget('a');
  resolve('old');
  expect(await before).toBe('old');
  expect(await cache.through('a', async () => 'new')).toBe('new');
});

test('of two that are made at once the later one is kept', async () => {
  const cache = aCache();
  const earlier = Promise.withResolvers<string>();
  const first = cache.make('a', () => earlier.promise);
  await cache.make('a', async () => 'later');
  earlier.resolve('earlier');
  await first;
  expect(cache.kept('a')).toBe('later');
});

test('a failure reaches everyone who waited and is not kept', async () => {
  const cache = aCache();
  const { promise, reject } = Promise.withResolvers<string>();
  const asked = [1, 2].map(() => cache.through('a', () => promise));
  reject(new Error('down'));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.through('a', async () => 'up')).toBe('up');
});

test('a kept value is made again when asked to, once for all, and stands until then', async () => {
  const cache = aCache();
  await cache.through('a', async () => 'first');
  const { promise, resolve } = Promise.withResolvers<string>();
  const renewed = [cache.renew('a', () => promise), cache.renew('a', async () => 'never made')];
  expect(await cache.through('a', async () => 'never made')).toBe('first');
  resolve('second');
  expect(await Promise.all(renewed)).toEqual(['second', 'second']);
  expect(cache.kept('a')).toBe('second');
});

test('there is an end to how many are kept, or how much', async () => {
  const few = aCache();
  for (const key of ['a', 'b', 'c', 'd']) await few.through(key, async () => key);
  expect(['a', 'b', 'c', 'd'].map((key) => few.kept(key))).toEqual([undefined, 'b', 'c', 'd']);
  const little = new OnceCache<string>({ most: 10, sizeOf: ({ length }) => length });
  for (const key of ['12345', '1234', '123']) await little.through(key, async () => key);
  expect(['12345', '1234', '123'].map((key) => little.kept(key))).toEqual([undefined, '1234', '123']);
});

test('with an age a value goes by itself; one that is not worth keeping goes at once', async () => {
  const clock = aClock();
  const cache = new OnceCache<string>({
    most: 3,
    maxAge: { ms: 1000, now: clock.now },
    isKept: (value) => value !== 'failed',
  });
  await cache.through('a', async () => 'good');
  await cache.through('b', async () => 'failed');
  expect([cache.kept('a'), cache.kept('b')]).toEqual(['good', undefined]);
  clock.advance(999);
  expect(cache.kept('a')).toBe('good');
  clock.setTo(0);
  expect(cache.kept('a')).toBe('good');
  clock.advance(2);
  expect(cache.kept('a')).toBeUndefined();
});
