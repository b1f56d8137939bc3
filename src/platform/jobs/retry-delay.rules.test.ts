import { expect, test } from 'vitest';
import { LONGEST_RETRY_MS, retryDelay } from './retry-delay.rules.ts';

test('the delay doubles and ends at an hour', () => {
  const delays = [1, 2, 3, 4].map((attempt) => retryDelay(attempt, 0));
  expect(delays).toEqual([2500, 5000, 10_000, 20_000]);
  expect(retryDelay(60, 0.999_999)).toBeLessThanOrEqual(LONGEST_RETRY_MS);
  expect(retryDelay(2000, 0.5)).toBe(0.75 * LONGEST_RETRY_MS);
});

test('chance spreads jobs that failed together over half of the delay', () => {
  expect(retryDelay(1, 0.5)).toBe(3750);
  expect(retryDelay(1, 0.999_999)).toBe(5000);
});
