import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withMinimumDelay } from './minimum-delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settledAt = async (promise: Promise<unknown>) => {
  const start = Date.now();
  const end = promise.then(
    (value) => [value, Date.now() - start],
    (error: unknown) => [error, Date.now() - start],
  );
  await vi.advanceTimersByTimeAsync(1000);
  return end;
};
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds, '到了'));

test('a quick answer waits for 200 ms', async () => {
  expect(await settledAt(withMinimumDelay(Promise.resolve('到了')))).toEqual(['到了', 200]);
});

test('a slow answer waits no longer than it takes', async () => {
  expect(await settledAt(withMinimumDelay(after(300)))).toEqual(['到了', 300]);
});

test('a quick failure also waits, and stays a failure', async () => {
  expect(await settledAt(withMinimumDelay(Promise.reject('断网'), 150))).toEqual(['断网', 150]);
});
