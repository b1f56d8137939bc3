import { expect, test } from 'vitest';
import { byDay, clockTime } from './days.ts';

/** Sunday 15 November 2026, 09:30 in Shanghai. */
const NOW = Date.UTC(2026, 10, 15, 1, 30);
const HOUR = 3_600_000;

test('visits are parted by the day in Shanghai, newest first, unknown ones last', () => {
  const times = [NOW, NOW - 9 * HOUR, NOW - 10 * HOUR, NOW - 34 * HOUR, NOW - 400 * 24 * HOUR, undefined, 3];
  expect(byDay(times, (time) => time, NOW).map(({ day, name, items }) => [day, name, items.length])).toEqual([
    ['2026-11-15', '今天', 2],
    ['2026-11-14', '昨天', 1],
    ['2026-11-13', '11月13日 星期五', 1],
    ['2025-10-11', '2025年10月11日 星期六', 1],
    ['', '更早', 2],
  ]);
});

test('the time of day is Shanghai’s, wherever this runs', () => {
  expect([clockTime(NOW), clockTime(Date.UTC(2026, 10, 15, 16, 5))]).toEqual(['09:30', '00:05']);
});
