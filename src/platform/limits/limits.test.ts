import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { createGuessCounter } from './guess-counter.ts';
import { addressKey, createLimits } from './limits.ts';

const LIMIT = { max: 3, seconds: 60 };

function limitsOf({ db }: Database, clock = { now: Date.now() }) {
  return createLimits({ counter: createGuessCounter(db), now: () => clock.now, factor: 1000 });
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

  test('a flood that is refused does not keep the database writing, and is answered ever slower', async () => {
    const { db } = await open();
    const counter = createGuessCounter(db);
    let writes = 0;
    const count: typeof counter.count = (keys, now) => {
      writes += 1;
      return counter.count(keys, now);
    };
    const counting = { ...counter, count };
    const limits = createLimits({ counter: counting, now: Date.now, factor: 1 });
    for (let guess = 0; guess < 4; guess++) await limits.guess('name', 'key', LIMIT).catch(() => {});
    const started = performance.now();
    await Promise.allSettled(Array.from({ length: 40 }, () => limits.guess('name', 'key', LIMIT)));
    expect(writes).toBe(4);
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
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
