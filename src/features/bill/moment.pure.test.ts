import { expect, test } from 'vitest';
import { dayNumber, dayText, readMoment } from './moment.pure.ts';

test.each([
  ['2026-11-15', '2026-11-14T16:00:00.000Z', false],
  ['2026/1/5', '2026-01-04T16:00:00.000Z', false],
  ['２０２６－１１－１５', '2026-11-14T16:00:00.000Z', false],
  ['2026年11月15日', '2026-11-14T16:00:00.000Z', false],
  ['2026-11-15 08:30', '2026-11-15T00:30:00.000Z', true],
  ['2026-11-15 08:30:05', '2026-11-15T00:30:05.000Z', true],
  ['2026-11-15T00:00:00+08:00', '2026-11-14T16:00:00.000Z', true],
  ['2026-11-15T00:00:00Z', '2026-11-15T00:00:00.000Z', true],
  ['2026-11-15T00:00:00.123-05:30', '2026-11-15T05:30:00.000Z', true],
])('%s is read', (text, iso, hasTime) => {
  expect(readMoment(text)).toEqual({ at: Date.parse(iso), hasTime });
});

test.each([
  '2026-02-30',
  '2026-13-01',
  '2026-11-15 24:00',
  '2026-11-15 10:60',
  '2026-11-15T10:00:00+25:00',
  '0026-11-15',
  '2200-01-01',
  '20261115',
  '今天',
  '',
])('%j is no date', (text) => {
  expect(readMoment(text)).toBeUndefined();
});

test('a day is a number in Shanghai', () => {
  expect(dayNumber(Date.UTC(2026, 10, 14, 16))).toBe(20261115);
  expect(dayText(20261115)).toBe('2026-11-15');
});
