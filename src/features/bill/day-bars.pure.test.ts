import { expect, test } from 'vitest';
import { dayBars } from './day-bars.pure.ts';

const day = (Day: string, ...Bills: { Title: string; Expense: number }[]) => ({
  Day,
  Expense: Bills.reduce((sum, { Expense }) => sum + Expense, 0),
  Bills,
});

test('each day of the month has its bar; the mean is over the days that have passed, without the rent', () => {
  const sums = [
    day('2026-02-01', { Title: '房租', Expense: 2400 }),
    day('2026-02-10', { Title: '午饭', Expense: 30 }, { Title: '晚饭', Expense: 50.5 }),
  ];
  const { days, mean, without } = dayBars('2026-02', sums, '2026-02-10');
  expect(days).toHaveLength(28);
  expect(days[9]).toEqual({ day: 10, expense: 80.5, share: 80.5 / 2400, isToday: true });
  expect([mean, without]).toEqual([8.05, '房租']);
  expect(dayBars('2026-02', sums, '2026-05-10').mean).toBe(2.88);
});

test('a month with nothing, and one with two things, leave nothing out', () => {
  expect(dayBars('2026-03', [], '2026-03-02')).toMatchObject({ mean: 0, without: '' });
  const sums = [day('2026-03-01', { Title: '表', Expense: 90 }, { Title: '水', Expense: 10 })];
  expect(dayBars('2026-03', sums, '2026-03-02')).toMatchObject({ mean: 50, without: '' });
});
