import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidDay } from './said-day.rules.ts';

/** A Wednesday in Shanghai, where it is past midnight already. */
const NOW = Date.parse('2026-11-18T00:30:00+08:00');

test.each([
  ['昨天打车 35', '2026-11-17', '打车 35'],
  ['大前天 买菜', '2026-11-15', '买菜'],
  ['三天前吃面', '2026-11-15', '吃面'],
  ['两天后交租', '2026-11-20', '交租'],
  ['10天前', '2026-11-08', ''],
  ['上周五聚餐', '2026-11-13', '聚餐'],
  ['上上个星期天', '2026-11-08', ''],
  ['下周一', '2026-11-23', ''],
  ['本周日', '2026-11-22', ''],
  ['周五', '2026-11-13', ''],
  ['礼拜三', '2026-11-18', ''],
  ['11月3日午饭', '2026-11-03', '午饭'],
  ['12月1号', '2025-12-01', ''],
  ['2月29日', '2024-02-29', ''],
  ['2026-11-03 午饭', '2026-11-03', '午饭'],
  ['2026年1月2日', '2026-01-02', ''],
  ['2026/1/2 12:00', '2026-01-02', '12:00'],
])('%s was %s', (text, day, rest) => {
  expect(saidDay(text, NOW, 'past')).toEqual({ day, rest });
});

test.each([
  ['周二', '2026-11-24'],
  ['周三', '2026-11-18'],
  ['1月1日', '2027-01-01'],
  ['11月18日', '2026-11-18'],
  ['2月29日', '2028-02-29'],
])('%s will be %s', (text, day) => {
  expect(saidDay(text, NOW, 'coming')?.day).toBe(day);
});

test.each(['午饭 35', '每周五', '十一天前', '2026-02-30', '13月1日', '2月30日', '120269-11-031', '两周一次'])(
  '%s names no day',
  (text) => {
    expect(saidDay(text, NOW, 'past')).toBeUndefined();
  },
);

test('a day without its year lies on the side that is meant, and within a year of today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 0, max: 365 }), (start, days) => {
      const now = NOW + start * 86_400_000;
      const month = new Date(now + days * 86_400_000 + 8 * 3_600_000);
      if (month.getUTCMonth() === 1 && month.getUTCDate() === 29) return;
      const text = `${month.getUTCMonth() + 1}月${month.getUTCDate()}日`;
      const distance = (side: 'past' | 'coming') =>
        Math.round((Date.parse(`${saidDay(text, now, side)?.day}T00:30:00+08:00`) - now) / 86_400_000);
      expect(distance('past')).toBeLessThanOrEqual(0);
      expect(distance('past')).toBeGreaterThanOrEqual(-366);
      expect(distance('coming')).toBeGreaterThanOrEqual(0);
      expect(distance('coming')).toBeLessThanOrEqual(366);
    }),
  );
});
