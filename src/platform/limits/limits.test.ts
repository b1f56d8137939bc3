import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { AnyDatabase } from '../db/any-database.ts';
import { createGuessCounter } from './guess-counter.ts';
import { createLimits } from './limits.ts';
import { addressKey, placeOf } from './place.ts';

function countingWrites(db: AnyDatabase) {
  const counter = createGuessCounter(db);
  let writes = 0;
  const count: typeof counter.count = (keys, now) => {
    writes += 1;
    return counter.count(keys, now);
  };
  return { ...counter, count, writes: () => writes };
}

const LIMIT = { max: 3, seconds: 60 };

function limitsOf({ db }: Database, clock = { now: Date.now() }) {
  return createLimits({ counter: createGuessCounter(db), now: () => clock.now, factor: () => 1000 });
}

describeOnEachDatabase('limits on guessing', (open) => {
  test('parallel guesses cannot share the last try', async () => {
    const limits = limitsOf(await open());
    const guesses = await Promise.allSettled(Array.from({ length: 10 }, () => limits.guess('name', 'key', LIMIT)));
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('a right guess gives back its own count and no other', async () => {
    const limits = limitsOf(await open());
    expect(await limits.guess('name', 'key', LIMIT)).toBe(2);
    expect(await limits.guess('name', 'key', LIMIT)).toBe(1);
    await limits.forgive('name', 'key');
    expect(await limits.guess('name', 'key', LIMIT)).toBe(1);
    await limits.forget('name', 'key');
    expect(await limits.guess('name', 'key', LIMIT)).toBe(2);
  });

  test('a window ends by the clock, also when the clock had been ahead', async () => {
    const clock = { now: Date.now() };
    const limits = limitsOf(await open(), clock);
    for (let guess = 0; guess < 3; guess++) await limits.guess('name', 'key', LIMIT);
    await expect(limits.guess('name', 'key', LIMIT)).rejects.toMatchObject({ status: 429 });
    clock.now += 61_000;
    expect(await limits.guess('name', 'key', LIMIT)).toBe(2);
    clock.now -= 365 * 86_400_000;
    expect(await limits.guess('name', 'key', LIMIT)).toBe(2);
  });

  test('of several limits the first that is reached refuses, and those behind it are not used up', async () => {
    const limits = limitsOf(await open());
    const narrow = { name: 'narrow', key: 'key', limit: { max: 1, seconds: 60 } };
    const wide = { name: 'wide', key: 'key', limit: { max: 9, seconds: 60 } };
    expect(await limits.guessAll([narrow, wide])).toEqual([0, 8]);
    await expect(limits.guessAll([narrow, wide])).rejects.toMatchObject({ status: 429 });
    expect(await limits.guess('wide', 'key', wide.limit)).toBe(7);
    await limits.settle({ forgive: [wide], forget: [narrow] });
    expect(await limits.guessAll([narrow, wide])).toEqual([0, 7]);
  });

  test('beyond a limit with a toll who pays goes on; who does not is counted nowhere', async () => {
    const limits = limitsOf(await open());
    const own = { name: 'own', key: 'key', limit: { max: 9, seconds: 60 } };
    const shared = (paid: number) => ({
      ...{ name: 'shared', key: 'key', limit: { max: 2, seconds: 60 } },
      toll: (count: number) => (paid >= count - 2 ? undefined : new AppError('test.pay', 429, '请付')),
    });
    for (let guess = 0; guess < 2; guess++) await limits.guessAll([own, shared(0)]);
    for (let turn = 0; turn < 3; turn++) {
      await expect(limits.guessAll([own, shared(0)])).rejects.toMatchObject({ code: 'test.pay' });
    }
    expect(await limits.counted([own, shared(0), { name: 'own', key: 'other' }])).toEqual([2, 2, 0]);
    expect(await limits.guessAll([own, shared(1)])).toEqual([6, 0]);
    // The next one costs more.
    await expect(limits.guessAll([own, shared(1)])).rejects.toMatchObject({ code: 'test.pay' });
    expect(await limits.counted([own, shared(0)])).toEqual([3, 3]);
  });

  test('a flood that nobody pays for does not keep the database writing', async () => {
    const { db } = await open();
    const counter = countingWrites(db);
    const limits = createLimits({ counter, now: Date.now, factor: () => 1 });
    const toll = () => new AppError('test.pay', 429, '请付');
    const shared = { name: 'shared', key: '', limit: { max: 1, seconds: 60 }, toll };
    await limits.guessAll([shared]);
    for (let turn = 0; turn < 50; turn++) await expect(limits.guessAll([shared])).rejects.toThrow('请付');
    expect(counter.writes()).toBe(2);
  });

  test('a flood that is refused does not keep the database writing, and is answered ever slower', async () => {
    const { db } = await open();
    const counter = countingWrites(db);
    const limits = createLimits({ counter, now: Date.now, factor: () => 1 });
    for (let guess = 0; guess < 4; guess++) await limits.guess('name', 'key', LIMIT).catch(() => {});
    const started = performance.now();
    await Promise.allSettled(Array.from({ length: 40 }, () => limits.guess('name', 'key', LIMIT)));
    expect(counter.writes()).toBe(4);
    expect(performance.now() - started).toBeGreaterThan(350);
  });

  test('a refusal in one process ends soon after another process forgot the guesses', async () => {
    const database = await open();
    const clock = { now: Date.now() };
    const [here, there] = [limitsOf(database, clock), limitsOf(database, clock)];
    for (let guess = 0; guess < 4; guess++) await here.guess('name', 'key', LIMIT).catch(() => {});
    await there.forget('name', 'key');
    await expect(here.guess('name', 'key', LIMIT)).rejects.toMatchObject({ status: 429 });
    clock.now += 5000;
    expect(await here.guess('name', 'key', LIMIT)).toBe(2);
  });

  test('windows that are over do not pile up', async () => {
    const database = await open();
    const clock = { now: Date.now() };
    const limits = limitsOf(database, clock);
    for (let guess = 0; guess < 40; guess++) await limits.guess('name', `${guess}`, LIMIT);
    clock.now += 61_000;
    for (let guess = 0; guess < 40; guess++) await limits.guess('other', `${guess}`, LIMIT);
    const tables = database.db.withTables<{ guess_count: { key: string } }>();
    expect(await tables.selectFrom('guess_count').selectAll().execute()).toHaveLength(40);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1::6', '2001:db8:1'],
])('%s is in the network %s', (address, network) => {
  expect(placeOf(address).network).toBe(network);
});
