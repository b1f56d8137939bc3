import { expect, test } from 'vitest';
import { shownTime } from './word-time.pure.ts';

// Half past midnight in Shanghai.
const now = Date.UTC(2026, 10, 15, 16, 30);

test.each([
  ['2026-11-16T00:12:00+08:00', '今天 00:12'],
  ['2026-11-15T23:59:59+08:00', '昨天 23:59'],
  ['2026-11-14T08:00:00+08:00', '11-14'],
  ['2025-11-14T08:00:00+08:00', '2025-11-14'],
])('%s is %s', (time, shown) => {
  expect(shownTime(time, now)).toBe(shown);
});
