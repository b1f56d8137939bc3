import { afterEach, expect, test } from 'vitest';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createIdempotencyStore } from './idempotency.store.ts';
import { createRecordTurns } from './record-turns.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function opened() {
  const { db } = copySqlite(closing).open();
  closing.push(() => db.destroy());
  const clock = { now: Date.UTC(2026, 10, 15) };
  const store = createIdempotencyStore({ db, secrets: testSecrets });
  return { clock, turns: createRecordTurns({ store, now: () => clock.now }) };
}

/** Work that has begun and goes on until it is told to end. */
function endless(turns: ReturnType<typeof opened>['turns'], record: string) {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const over = turns(record, () => {
    begun.resolve();
    return end.promise;
  });
  return { begun: begun.promise, end: end.resolve, over };
}

test('a slow save of one record holds up the next of that record, and no other', async () => {
  const { turns } = opened();
  const order: string[] = [];
  const slow = endless(turns, 'a');
  await slow.begun;
  const next = turns('a', async () => order.push('next'));
  await turns('b', async () => order.push('other'));
  slow.end();
  await Promise.all([slow.over, next]);
  expect(order).toEqual(['other', 'next']);
});

test('a turn is over when its work fails, and one whose process was killed after a minute', async () => {
  const { clock, turns } = opened();
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const killed = endless(turns, 'a');
  await killed.begun;
  clock.now += 60_001;
  expect(await turns('a', async () => 'done')).toBe('done');
});
