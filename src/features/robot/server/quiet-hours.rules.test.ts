import { expect, test } from 'vitest';
import { quietNote, quietOf, quietUntil, timeText } from './quiet-hours.rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const NIGHT = quietOf('23:00', '08:00');
const NOON = quietOf('12:00', '14:30');

test.each([
  ['2026-11-16T22:59:59', NIGHT, undefined],
  ['2026-11-16T23:00:00', NIGHT, '2026-11-17T08:00:00'],
  ['2026-11-17T00:00:00', NIGHT, '2026-11-17T08:00:00'],
  ['2026-11-17T07:59:59', NIGHT, '2026-11-17T08:00:00'],
  ['2026-11-17T08:00:00', NIGHT, undefined],
  ['2026-12-31T23:30:00', NIGHT, '2027-01-01T08:00:00'],
  ['2026-11-16T11:59:59', NOON, undefined],
  ['2026-11-16T12:00:00', NOON, '2026-11-16T14:30:00'],
  ['2026-11-16T14:30:00', NOON, undefined],
  ['2026-11-16T23:30:00', null, undefined],
])('at %s with %o it is quiet until %s', (now, quiet, until) => {
  expect(quietUntil(at(now), quiet)).toBe(until && at(until));
});

test('a day that ends at midnight is quiet to its end', () => {
  expect(quietUntil(at('2026-11-16T23:30:00'), quietOf('22:00', '00:00'))).toBe(at('2026-11-17T00:00:00'));
});

test('what has to wait says until when', () => {
  expect(quietNote(at('2026-11-16T23:30:00'), NIGHT)).toBe('，免打扰到 08:00 再发');
  expect(quietNote(at('2026-11-16T12:30:00'), NIGHT)).toBe('');
});

test('times are read and written alike', () => {
  expect(quietOf('', '')).toBe(null);
  expect([NOON?.from, NOON?.to].map((minutes) => timeText(minutes ?? 0))).toEqual(['12:00', '14:30']);
});
