import { expect, test } from 'vitest';
import { groupByTime, shortTime } from './new-groups.ts';

const NOW = Date.parse('2026-11-15T01:30:00+08:00');
const groups = (...times: string[]) =>
  groupByTime(times, (time) => time, NOW).map(({ name, items }) => [name, items.length]);

test('a list is cut into days, a week, months and years', () => {
  expect(
    groups(
      '2026-11-15T00:10:00+08:00',
      '2026-11-14T23:50:00+08:00',
      '2026-11-10T08:00:00+08:00',
      '2026-11-09T08:00:00+08:00',
      '2026-11-08T08:00:00+08:00',
      '2026-11-01T08:00:00+08:00',
      '2025-02-01T08:00:00+08:00',
      '2019-05-01T08:00:00+08:00',
      '2019-02-01T08:00:00+08:00',
    ),
  ).toEqual([
    ['今天', 1],
    ['昨天', 1],
    ['近 7 天', 2],
    ['2026 年 11 月', 2],
    ['2025 年 2 月', 1],
    ['2019 年', 2],
  ]);
});

test('a clock of the source that runs ahead still means today', () => {
  expect(groups('2026-11-16T00:10:00+08:00')).toEqual([['今天', 1]]);
});

test.each([
  ['2026-11-15T00:10:00+08:00', '00:10'],
  ['2026-11-14T23:50:00+08:00', '11-14'],
  ['2019-05-01T08:00:00+08:00', '2019-05'],
])('%s is shown as %s', (time, text) => {
  expect(shortTime(time, NOW)).toBe(text);
});
