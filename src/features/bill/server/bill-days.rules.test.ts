import { expect, test } from 'vitest';
import { ageSpans, daysLater, lastDay, monthsLater, spanBefore } from './bill-days.rules.ts';

test.each([
  [20261115, 1, 20261116],
  [20261130, 1, 20261201],
  [20261231, 1, 20270101],
  [20280228, 1, 20280229],
  [20270228, 1, 20270301],
  [20270101, -1, 20261231],
  [20261115, 0, 20261115],
])('%i and %i days is %i', (day, days, expected) => {
  expect(daysLater(day, days)).toBe(expected);
});

test.each([
  [202611, 1, 202612],
  [202612, 1, 202701],
  [202601, -1, 202512],
  [202611, -23, 202412],
  [202611, 14, 202801],
])('the month %i and %i months is %i', (month, months, expected) => {
  expect(monthsLater(month, months)).toBe(expected);
});

test('the last day of a month knows leap years', () => {
  expect([202602, 202802, 202612].map(lastDay)).toEqual([20260228, 20280229, 20261231]);
});

test.each([
  ['a whole month with the month before', 20261101, 20261130, 20261001, 20261031],
  ['the first month of a year', 20260101, 20260131, 20251201, 20251231],
  ['a month without its last day', 20261101, 20261129, 20261003, 20261031],
  ['a month without its first day', 20261102, 20261130, 20261004, 20261101],
  ['two whole months by their days', 20261001, 20261130, 20260801, 20260930],
  ['one day', 20260301, 20260301, 20260228, 20260228],
])('a span is compared: %s', (_, fromDay, toDay, beforeFrom, beforeTo) => {
  expect(spanBefore(fromDay, toDay)).toEqual({ fromDay: beforeFrom, toDay: beforeTo });
});

test('receivables are sorted by age without a gap, those dated ahead among the fresh', () => {
  expect(ageSpans(20261115)).toEqual([
    { age: '0–7 天', fromDay: 20261108, toDay: undefined },
    { age: '8–30 天', fromDay: 20261016, toDay: 20261107 },
    { age: '30 天以上', fromDay: undefined, toDay: 20261015 },
  ]);
});
