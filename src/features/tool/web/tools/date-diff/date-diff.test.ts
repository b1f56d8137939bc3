import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween, shiftDate, weekdayOf } from './date-diff.pure.ts';
import { tool } from './tool.ts';

test.each([
  ['2026-01-01', '2026-01-01', 0, '同一天'],
  ['2024-02-28', '2024-03-01', 2, '2 天'],
  ['2000-01-31', '2026-11-15', 9785, '26 年 9 个月 15 天'],
  ['2026-11-15', '2026-11-01', -14, '14 天'],
])('from %s to %s are %d days: %s', (from, to, days, calendar) => {
  expect(distanceBetween(from, to)).toMatchObject({ days, calendar });
});

test('months end where they end', () => {
  expect(shiftDate('2024-01-31', 1, 'month')).toBe('2024-02-29');
  expect(shiftDate('2024-02-29', 1, 'year')).toBe('2025-02-28');
  expect(shiftDate('2026-01-01', -1, 'day')).toBe('2025-12-31');
  expect(shiftDate('2026-11-15', 2, 'week')).toBe('2026-11-29');
});

test('going there and back ends at the start', () => {
  const day = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(day, (amount) => {
      const there = shiftDate('2026-11-15', amount, 'day');
      expect(distanceBetween('2026-11-15', there).days).toBe(amount);
      expect(shiftDate(there, -amount, 'day')).toBe('2026-11-15');
    }),
  );
});

test('weekdays, and days that do not exist', () => {
  expect(weekdayOf('2026-11-15')).toBe('星期日');
  expect(() => weekdayOf('2026-02-29')).toThrow('不是存在的日期');
  expect(() => shiftDate('2026-01-01', 1.5, 'day')).toThrow('整数');
});

test('days long ago are days like others', () => {
  expect(shiftDate('1900-01-01', -1, 'day')).toBe('1899-12-31');
  expect(shiftDate('0050-01-31', 1, 'month')).toBe('0050-02-28');
  expect(distanceBetween('0050-01-31', '0051-01-31').calendar).toBe('1 年');
  expect(() => shiftDate('0001-01-01', -1, 'day')).toThrow('超出');
  expect(() => shiftDate('9999-12-31', 1, 'day')).toThrow('超出');
});

test('the example is right', () => {
  const [from = '', to = ''] = tool.example.input.split(' 到 ');
  const { days, calendar } = distanceBetween(from, to);
  expect(`相差 ${days} 天（${calendar}）`).toBe(tool.example.output);
});
