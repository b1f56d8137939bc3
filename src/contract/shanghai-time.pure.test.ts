import { expect, test } from 'vitest';
import { createShanghaiDay, shanghaiDay, startOfShanghaiDay, toShanghaiIso } from './shanghai-time.pure.ts';

test('a moment is told in Shanghai time', () => {
  expect(toShanghaiIso(Date.UTC(2026, 10, 15, 16, 0, 0))).toBe('2026-11-16T00:00:00+08:00');
});

test('the day changes at midnight in Shanghai', () => {
  expect(shanghaiDay(Date.UTC(2026, 10, 15, 15, 59, 59))).toBe('2026-11-15');
  expect(shanghaiDay(Date.UTC(2026, 10, 15, 16, 0, 0))).toBe('2026-11-16');
  expect(startOfShanghaiDay('2026-11-16')).toBe(Date.UTC(2026, 10, 15, 16));
});

test.each(['2026-02-30', '2026-13-01', '26-1-1', 'today', ''])('%j is no day', (day) => {
  expect(startOfShanghaiDay(day)).toBeUndefined();
});

test('a day that is remembered is the day of each moment, also when the clock is set back', () => {
  const dayOf = createShanghaiDay();
  const midnight = Date.UTC(2026, 10, 15, 16);
  const moments = [midnight - 1, midnight, midnight + 86_399_999, midnight + 86_400_000, midnight - 1, midnight, 0, -1];
  expect(moments.map(dayOf)).toEqual(moments.map(shanghaiDay));
});
