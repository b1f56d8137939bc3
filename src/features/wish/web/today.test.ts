import { expect, test } from 'vitest';
import { keptUntilMidnight } from './today.ts';

const midnight = Date.parse('2026-11-16T00:00:00+08:00');

test('a page is kept for five minutes, but never past midnight in Shanghai', () => {
  expect(keptUntilMidnight('2026-11-15', midnight - 3_600_000)).toBe('public, max-age=0, s-maxage=300');
  expect(keptUntilMidnight('2026-11-15', midnight - 42_500)).toBe('public, max-age=0, s-maxage=42');
});

test("a page of yesterday's counts is not kept at all", () => {
  expect(keptUntilMidnight('2026-11-15', midnight - 300)).toBe('private, no-store');
  expect(keptUntilMidnight('2026-11-15', midnight + 1)).toBe('private, no-store');
});
