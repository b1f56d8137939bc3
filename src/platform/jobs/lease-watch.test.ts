import { expect, test } from 'vitest';
import { createLeaseWatch, type Lease } from './lease-watch.ts';

const LEASE_MS = 30_000;

function aLease(change: Partial<Lease> = {}): Lease {
  return { id: 1, owner: 'a', attempt: 1, beat: 0, maxAttempts: 5, ...change };
}

/** Looks once a second, from one time to another, both included. */
function watch(look: ReturnType<typeof createLeaseWatch>, lease: Lease, from: number, to: number): Lease[] {
  let silent: Lease[] = [];
  for (let elapsed = from; elapsed <= to; elapsed += 1000) silent = look([lease], elapsed);
  return silent;
}

test('a lease without a beat for its whole length is silent, and not a second earlier', () => {
  const look = createLeaseWatch(LEASE_MS);
  expect(watch(look, aLease(), 0, 29_000)).toEqual([]);
  expect(look([aLease()], 30_000)).toEqual([aLease()]);
});

test.each([{ beat: 1 }, { attempt: 2 }, { owner: 'b' }])('a sign of life (%o) starts the time anew', (change) => {
  const look = createLeaseWatch(LEASE_MS);
  watch(look, aLease(), 0, 29_000);
  expect(watch(look, aLease(change), 30_000, 59_000)).toEqual([]);
  expect(look([aLease(change)], 60_000)).toHaveLength(1);
});

test('after a pause of the watcher the owners get a whole new lease', () => {
  const look = createLeaseWatch(LEASE_MS);
  watch(look, aLease(), 0, 20_000);
  expect(watch(look, aLease(), 3_600_000, 3_629_000)).toEqual([]);
});
