import { expect, test } from 'vitest';
import { latestAtMinute, minuteOfWeek, weekOf } from './calendar.rules.ts';

test.each([
  ['2026-11-15T16:00:00Z', 0],
  ['2026-11-16T15:59:00Z', 1439],
  ['2026-11-15T15:59:59Z', 10_079],
  ['1969-10-05T09:30:00Z', 6 * 1440 + 17 * 60 + 30],
])('%s is minute %i of the week in Beijing', (moment, minute) => {
  expect(minuteOfWeek(Date.parse(moment))).toBe(minute);
});

test('titles stand under their day with their time, and today is marked', () => {
  const week = weekOf([{ minute: 5 }, { minute: 1440 + 23 * 60 + 30 }], Date.parse('2026-11-16T16:30:00Z'));
  expect(week.map(({ name, isToday }) => (isToday ? `${name}*` : name)).join()).toBe(
    '周一,周二*,周三,周四,周五,周六,周日',
  );
  expect(week[0]?.items).toEqual([{ minute: 5, time: '00:05' }]);
  expect(week[1]?.items[0]?.time).toBe('23:30');
});

test('the latest broadcast is today when its time has come, else a week before', () => {
  const now = Date.parse('2026-11-15T20:00:30+08:00');
  const at = (time: string) => minuteOfWeek(Date.parse(time));
  expect(latestAtMinute(at('2026-11-15T19:30:00+08:00'), now)).toBe(Date.parse('2026-11-15T19:30:00+08:00'));
  expect(latestAtMinute(at('2026-11-15T20:30:00+08:00'), now)).toBe(Date.parse('2026-11-08T20:30:00+08:00'));
  expect(latestAtMinute(at('2026-11-15T20:00:00+08:00'), now)).toBe(Date.parse('2026-11-15T20:00:00+08:00'));
});
