import { expect, test } from 'vitest';
import { dateOf, groupByTime } from './new-groups.ts';

const NOW = Date.parse('2026-11-15T01:30:00+08:00');
const groups = (...times: string[]) =>
  groupByTime(times, (time) => time, NOW).map(({ name, items }) => [name, items.length]);

test('a list is cut into days, months and years', () => {
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
    ['11 月 10 日', 1],
    ['11 月 9 日', 1],
    ['2026 年 11 月', 2],
    ['2025 年 2 月', 1],
    ['2019 年', 2],
  ]);
});

test('a clock of the source that runs ahead still means today', () => {
  expect(groups('2026-11-16T00:10:00+08:00')).toEqual([['今天', 1]]);
});

test.each([
  ['2026-11-15T00:10:00+08:00', '今天', { day: '15', text: '11 月 · 星期日' }],
  ['2026-11-09T23:50:00+08:00', '11 月 9 日', { day: '9', text: '11 月 · 星期一' }],
  ['2026-11-01T08:00:00+08:00', '2026 年 11 月', null],
  ['2019', '2019 年', null],
])('beside %s in %s stands its day', (time, group, date) => {
  expect(dateOf(time, group)).toEqual(date);
});
