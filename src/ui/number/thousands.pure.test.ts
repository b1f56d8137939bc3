import { expect, test } from 'vitest';
import { thousands } from './thousands.pure.ts';

test.each([
  0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789, -1, -999, -1000, -1_234_567, 0.5, 1234.5, -98_765.25,
])('%d is written as browsers write it', (count) => {
  expect(thousands(count)).toBe(count.toLocaleString('zh-CN'));
});

test('numbers beyond those that are exact', () => {
  expect(thousands(2n ** 64n)).toBe('18,446,744,073,709,551,616');
  expect(thousands(-(10n ** 30n))).toBe('-1,000,000,000,000,000,000,000,000,000,000');
});
