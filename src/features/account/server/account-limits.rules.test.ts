import { expect, test } from 'vitest';
import { priceOf } from './account-limits.rules.ts';

const toll = { limit: { max: 3, seconds: 60 }, doubles: 2, most: 8, ceiling: 12 };

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [5, 1],
  [6, 2],
  [7, 2],
  [8, 4],
  [10, 8],
  [12, 8],
  [13, Number.POSITIVE_INFINITY],
])('the attempt with the number %i costs %d', (count, price) => {
  expect(priceOf(count, toll)).toBe(price);
});

test('without a ceiling the highest price is never passed', () => {
  const { ceiling: _, ...open } = toll;
  expect(priceOf(1_000_000, open)).toBe(8);
});
