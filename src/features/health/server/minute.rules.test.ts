import { expect, test } from 'vitest';
import { addRequest, emptyMinute, joined, MINUTE_MS, type Minute, pointsOf, timeOf } from './minute.rules.ts';

function minuteOf(...times: number[]): Minute {
  const minute = emptyMinute();
  for (const ms of times) addRequest(minute, ms, false);
  return minute;
}

test('of a hundred requests the half is quick and the slowest show in the last hundredth', () => {
  const minute = minuteOf(...Array<number>(95).fill(7), ...Array<number>(4).fill(90), 4000);
  expect(timeOf(minute, 0.5)).toBeGreaterThan(6);
  expect(timeOf(minute, 0.5)).toBeLessThanOrEqual(8);
  expect(timeOf(minute, 0.95)).toBeLessThanOrEqual(8);
  expect(timeOf(minute, 0.99)).toBeLessThanOrEqual(100);
  expect(timeOf(minute, 1)).toBe(5000);
});

test('nobody came: there is no time, not zero', () => {
  expect(timeOf(emptyMinute(), 0.5)).toBeUndefined();
});

test('what takes longer than anything foreseen is told as at least that', () => {
  expect(timeOf(minuteOf(600_000), 0.5)).toBe(10_000);
});

test('minutes of several processes make one', () => {
  const one = minuteOf(5, 5);
  addRequest(one, 5, true);
  const whole = joined([one, minuteOf(300)]);
  expect(whole).toMatchObject({ requests: 4, errors: 1 });
  expect(timeOf(whole, 1)).toBeGreaterThan(280);
});

test('an hour is sixty points up to now, with gaps where nobody came', () => {
  const now = 1_000_000 * MINUTE_MS + 30_000;
  const kept = [
    { minute: 1_000_000, ...minuteOf(5) },
    { minute: 999_998, ...minuteOf(5, 5) },
    { minute: 999_998, ...minuteOf(5) },
    { minute: 999_000, ...minuteOf(5) },
  ];
  const points = pointsOf(kept, 'hour', now);
  expect(points).toHaveLength(60);
  expect(points.slice(-3).map(({ requests }) => requests)).toEqual([3, 0, 1]);
  expect(points.at(-2)?.half).toBeUndefined();
  expect(points.reduce((sum, { requests }) => sum + requests, 0)).toBe(4);
  expect(pointsOf(kept, 'week', now).reduce((sum, { requests }) => sum + requests, 0)).toBe(5);
});
