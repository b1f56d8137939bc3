import { expect, test } from 'vitest';
import { momentOf, offsetOf, readWall, wallText } from './zone.pure.ts';

const moment = (text: string, zone: string) => new Date(momentOf(readWall(text), zone)).toISOString();

test.each([
  // 02:30 does not exist: clocks went from 02:00 to 03:00.
  ['2026-03-08 02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-10-04 02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  // 01:30 came twice; the first counts.
  ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-04-05 02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  // Right before and right after both.
  ['2026-03-08 01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08 03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01 00:59', 'America/New_York', '2026-11-01T04:59:00.000Z'],
  ['2026-11-01 02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  // China had summer time from 1986 to 1991.
  ['1988-07-01 12:00', 'Asia/Shanghai', '1988-07-01T03:00:00.000Z'],
])('%s in %s is %s', (text, zone, expected) => {
  expect(moment(text, zone)).toBe(expected);
});

test('years of every length are written as they are', () => {
  expect(wallText(readWall('0050-01-01'), 'UTC')).toBe('0050-01-01 00:00:00');
  expect(wallText(Date.UTC(12_026, 0, 1), 'UTC')).toBe('12026-01-01 00:00:00');
  expect(wallText(Date.parse('-001199-02-15T14:13:21Z'), 'UTC')).toBe('-001199-02-15 14:13:21');
});

test('before there were zones every city had its own time', () => {
  expect(offsetOf(Date.UTC(1800, 0), 'America/New_York')).toBe(-(4 * 3600 + 56 * 60 + 2) * 1000);
  expect(offsetOf(Date.parse('-001199-02-15T00:00:00Z'), 'Asia/Shanghai')).toBe((8 * 3600 + 5 * 60 + 43) * 1000);
  expect(offsetOf(0, 'UTC')).toBe(0);
});
