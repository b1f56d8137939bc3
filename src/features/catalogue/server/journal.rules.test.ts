import { expect, test } from 'vitest';
import { boundsOf, daysOfMonth, mixed, spanOf } from './journal.rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['2026-11-15T01:30', '2026-11-15T00:10', '2026-11-15'],
  ['2026-11-15T01:30', '2026-11-16T09:00', '2026-11-15'],
  ['2026-11-15T01:30', '2026-10-01T00:00', '2026-10-01'],
  ['2026-11-15T01:30', '2026-09-30T23:59', '2026-09'],
  ['2026-11-15T01:30', '2025-12-31T23:59', '2025'],
  ['2027-01-02T12:00', '2026-12-01T00:00', '2026-12-01'],
  ['2027-01-02T12:00', '2026-11-30T23:59', '2026-11'],
  ['2027-01-02T12:00', '2025-05-05T05:05', '2025'],
])('at %s, what happened at %s stands under %s', (now, moment, span) => {
  expect(spanOf(at(moment), at(now))).toBe(span);
});

test.each([
  ['2026-11-15', '2026-11-15T00:00', '2026-11-16T00:00'],
  ['2026-12-31', '2026-12-31T00:00', '2027-01-01T00:00'],
  ['2024-02', '2024-02-01T00:00', '2024-03-01T00:00'],
  ['2026-12', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['2019', '2019-01-01T00:00', '2020-01-01T00:00'],
])('%s goes from %s to %s', (span, from, to) => {
  expect(boundsOf(span)).toEqual({ from: at(from), to: at(to) });
});

test('a month has its days', () => {
  expect(daysOfMonth('2024-02-10')).toHaveLength(29);
  expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30');
  expect(daysOfMonth('2019')[0]).toBe('2019-12-01');
});

test('kinds take turns, and none has more than its share unless it is alone', () => {
  const kindOf = (id: number) => (id < 100 ? 'anime' : id < 200 ? 'tv' : 'movie');
  const many = Array.from({ length: 20 }, (_, index) => index);
  expect(mixed([...many, 100, 200], { kindOf, size: 9, ofKind: 4 })).toEqual([0, 100, 200, 1, 2, 3]);
  expect(mixed(many, { kindOf, size: 9, ofKind: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(mixed([], { kindOf, size: 9, ofKind: 4 })).toEqual([]);
});
