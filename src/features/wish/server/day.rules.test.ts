import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isInRange, partsOf, readDay, weekdayName, weekdayOf } from './day.rules.ts';
import { monthGrid, neighbours } from './month.rules.ts';

const anyDay = fc.integer({ min: 0, max: 73_413 }).map((count) => addDays('1900-01-01', count));

test.each([
  '2026-12-22',
  '2026.12.22',
  '2026/12/22',
  '２０２６－１２－２２',
  ' 2026-12-22 ',
  '20261222',
  '2026年12月22日',
  '2026年12月22号',
])('%s is understood', (text) => {
  expect(readDay(text)).toBe('2026-12-22');
});

test.each([
  ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-12-32', '1899-12-31', '2101-01-01', '0026-01-01'],
  ...['2026-12.22', '2026', '12-22', '2026-12-22x', '', ' ', '99999999', '../../etc', '2026-1234'],
])('%j is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});

test('the ends of the calendar and leap days are days', () => {
  expect(['1900-01-01', '2100-12-31', '2000-02-29', '2024-2-29'].map(readDay)).toEqual([
    ...['1900-01-01', '2100-12-31', '2000-02-29', '2024-02-29'],
  ]);
  expect(readDay('1900-02-29')).toBeUndefined();
});

test('every day within the range is read back as it is written, short or long', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [year, month, date] = partsOf(day);
      expect(isInRange(day)).toBe(true);
      expect(dayOf(year, month, date)).toBe(day);
      for (const text of [day, `${year}-${month}-${date}`, day.replaceAll('-', ''), `${year}年${month}月${date}日`]) {
        expect(readDay(text)).toBe(day);
      }
    }),
  );
});

test('counting days forth and back comes to the same day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect((weekdayOf(day) + (((count % 7) + 7) % 7)) % 7).toBe(weekdayOf(addDays(day, count)));
    }),
  );
  expect(weekdayName('2026-12-22')).toBe('星期二');
});

test('a month is shown in whole weeks from Monday, with every one of its days once', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { days, year, month, previous, next } = monthGrid(day);
      expect(days.length % 7).toBe(0);
      expect(weekdayOf(days[0] ?? '')).toBe(1);
      expect(days).toContain(day);
      const own = days.filter((one) => partsOf(one)[1] === month);
      expect(own[0]).toBe(dayOf(year, month, 1));
      expect(own.length).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      expect(previous === null).toBe(day < '1900-02-01');
      expect(next === null).toBe(day >= '2100-12-01');
    }),
  );
});

test('the first and the last day have one neighbour only', () => {
  expect(neighbours('1900-01-01')).toEqual({ previous: null, next: '1900-01-02' });
  expect(neighbours('2100-12-31')).toEqual({ previous: '2100-12-30', next: null });
});
