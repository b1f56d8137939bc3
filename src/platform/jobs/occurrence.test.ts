import { expect, test } from 'vitest';
import { latestOccurrence, nextOccurrence } from './occurrence.ts';

const at = (text: string) => new Date(`${text}+08:00`).getTime();

test('patterns are read in Chinese time, whatever the zone of the server', () => {
  expect(nextOccurrence('30 9 * * *', at('2026-11-16T09:00:00'))).toBe(at('2026-11-16T09:30:00'));
  expect(nextOccurrence('0 0 1 * *', at('2026-11-30T23:59:59'))).toBe(at('2026-12-01T00:00:00'));
});

test('an occurrence belongs to the past from its first millisecond on', () => {
  const nine = at('2026-11-16T09:00:00');
  expect(nextOccurrence('0 9 * * *', nine)).toBe(at('2026-11-17T09:00:00'));
  expect(nextOccurrence('0 9 * * *', nine - 1)).toBe(nine);
  expect(latestOccurrence('0 9 * * *', nine)).toBe(nine);
  expect(latestOccurrence('0 9 * * *', nine + 999)).toBe(nine);
  expect(latestOccurrence('0 9 * * *', nine - 1)).toBe(at('2026-11-15T09:00:00'));
});

test('a single time occurs once', () => {
  const once = '2027-01-01T00:00:00';
  expect(nextOccurrence(once, at('2026-11-16T09:00:00'))).toBe(at(once));
  expect(nextOccurrence(once, at(once))).toBeUndefined();
  expect(latestOccurrence(once, at(once))).toBe(at(once));
});

test.each(['', '早上九点', '61 * * * *', '2026-13-01T00:00:00'])('%j is no pattern', (text) => {
  expect(() => nextOccurrence(text, 0)).toThrow();
});

test.each(['*/5 * * * *', '0 9 * * 1-5', '15 3 29 2 *', '0 0 L * *', '*/20 * * * * *'])(
  'no occurrence of %s lies between the latest and the next',
  (pattern) => {
    for (let step = 0; step < 200; step++) {
      const moment = at('2026-01-01T00:00:00') + step * 7_654_321;
      const latest = latestOccurrence(pattern, moment) ?? Number.NaN;
      expect(latest).toBeLessThanOrEqual(moment);
      expect(nextOccurrence(pattern, latest)).toBe(nextOccurrence(pattern, moment));
    }
  },
);
