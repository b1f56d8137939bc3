import { expect, test } from 'vitest';
import { factsOfLunar, factsOfSolar } from './lunar-date.work.ts';
import { tool } from './tool.ts';

test.each([
  ['2026-02-17', '二〇二六年正月初一', '马'],
  ['2025-01-29', '二〇二五年正月初一', '蛇'],
  ['2027-02-06', '二〇二七年正月初一', '羊'],
  ['2024-09-17', '二〇二四年八月十五', '龙'],
  ['2025-07-25', '二〇二五年闰六月初一', '蛇'],
])('%s is %s, year of the %s', (date, lunar, zodiac) => {
  expect(factsOfSolar(date)).toMatchObject({ lunar, zodiac });
});

test('terms, festivals and the name of the year', () => {
  expect(factsOfSolar('2026-12-22').term).toBe('冬至');
  expect(factsOfSolar('2026-02-17').festivals).toContain('春节');
  expect(factsOfSolar('2024-02-10').ganzhi).toMatch(/^甲辰年/);
});

test('a lunar day finds its solar day, also in a leap month', () => {
  expect(factsOfLunar(2026, 8, 15, false).solar).toBe('2026-09-25');
  expect(factsOfLunar(2025, 6, 1, true).solar).toBe('2025-07-25');
});

test('days that do not exist are refused', () => {
  expect(() => factsOfLunar(2026, 6, 1, true)).toThrow('没有闰6月');
  expect(() => factsOfLunar(2026, 1, 31, false)).toThrow('只有');
  expect(() => factsOfSolar('2026-02-30')).toThrow('没有 30 日');
  expect(() => factsOfSolar('今天')).toThrow('公历日期');
});

test.each([Number.NaN, 1.5, 0, 31])('there is no day %d in a lunar month', (day) => {
  expect(() => factsOfLunar(2026, 1, day, false)).toThrow('只有');
});

test('the leap month that calendars disagree about is the eleventh', () => {
  expect(factsOfLunar(2033, 11, 1, true).solar).toBe('2033-12-22');
});

test('the example is right', () => {
  const { lunar, zodiac } = factsOfSolar(tool.example.input);
  expect(`农历${lunar}，${zodiac}年`).toBe(tool.example.output);
});
