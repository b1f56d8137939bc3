import { expect, test } from 'vitest';
import { addDays, FIRST_DAY, LAST_DAY } from './day.rules.ts';
import type { Festival } from './festival.rules.ts';
import { readFestivalBook } from './festival-book.ts';
import { createFestivalCalendar } from './festival-calendar.ts';
import { createLunarCalendar } from './lunar-calendar.ts';

const book = readFestivalBook();
const calendar = createFestivalCalendar(book.festivals, createLunarCalendar());
const named = (name: string): Festival => {
  const found = book.find(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

const FACTS: [string, number, string[]][] = [
  ['元宵节', 2026, ['2026-03-03']],
  ['清明节', 2025, ['2025-04-04']],
  ['寒食节', 2026, ['2026-04-04']],
  ['端午节', 2023, ['2023-06-22']],
  ['端午节', 2025, ['2025-05-31']],
  ['七夕节', 2026, ['2026-08-19']],
  ['中秋节', 2020, ['2020-10-01']],
  ['中秋节', 2025, ['2025-10-06']],
  ['重阳节', 2026, ['2026-10-18']],
  ['除夕', 2024, ['2024-02-09']],
  ['除夕', 2025, ['2025-01-28']],
  ['小年', 2026, ['2026-02-10']],
  ['母亲节', 2026, ['2026-05-10']],
  ['父亲节', 2026, ['2026-06-21']],
  ['感恩节', 2026, ['2026-11-26']],
  ['高考日', 2020, ['2020-07-07']],
  ['高考日', 2021, ['2021-06-07']],
  // 腊八 twice in one year, and not at all in the next.
  ['腊八节', 2022, ['2022-01-10', '2022-12-30']],
  ['腊八节', 2023, []],
  // A leap month has no second 端午, 中秋 or 重阳.
  ['重阳节', 2014, ['2014-10-02']],
  ['中秋节', 1995, ['1995-09-09']],
  ['端午节', 2009, ['2009-05-28']],
];

test.each(FACTS)('%s in %i is on %j', (name, year, days) => {
  expect(calendar.daysIn(named(name), year)).toEqual(days);
});

test('a festival that was not yet kept is not shown', () => {
  expect(calendar.on('1950-10-24').map(({ label }) => label)).not.toContain('程序员节');
  expect(calendar.on('2013-12-13')).toEqual([]);
  expect(calendar.on('2014-12-13').map(({ label }) => label)).toEqual(['国家公祭日']);
});

test('a day is known by its greatest festival, and the others are there too', () => {
  const on = (day: string) => calendar.on(day).map(({ label }) => label);
  expect(on('2020-10-01')).toEqual(['中秋节', '国庆节']);
  expect(on('2026-06-21')).toEqual(['父亲节', '夏至']);
  expect(on('2005-09-18')).toEqual(['中秋节', '九一八事变纪念日']);
  expect(on('2026-09-23')).toEqual(['秋分', '中国农民丰收节']);
  expect(on('2026-02-11')).toEqual(['南方小年']);
});

test('of every year no traditional festival is missing, but for 腊八 and its neighbours at the turn of the year', () => {
  const mayBeMissing = new Set(['腊八节', '小年', '除夕']);
  const traditional = book.festivals.filter(
    ({ category, name }) => category === 'traditional' && !mayBeMissing.has(name),
  );
  for (let year = 1900; year <= 2100; year++) {
    for (const festival of traditional)
      expect(calendar.daysIn(festival, year), `${festival.name} ${year}`).toHaveLength(1);
  }
});

test('腊八 of 201 lunar years fall on 201 days, whichever Gregorian years have them', () => {
  const years = Array.from({ length: 201 }, (_, index) => 1900 + index);
  const counts = years.map((year) => calendar.daysIn(named('腊八节'), year).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
});

test('除夕 is always the day before 春节', () => {
  for (let year = 1901; year <= 2100; year++) {
    const [eve] = calendar.daysIn(named('除夕'), year);
    expect(addDays(eve ?? '', 1)).toBe(calendar.daysIn(named('春节'), year)[0]);
  }
});

test('the next day of a festival is today when it is today, and never leaves the calendar', () => {
  expect(calendar.nextOf(named('春节'), '2026-02-17')).toBe('2026-02-17');
  expect(calendar.nextOf(named('春节'), '2026-02-18')).toBe('2027-02-06');
  expect(calendar.nextOf(named('腊八节'), '2022-12-31')).toBe('2024-01-18');
  for (const festival of book.festivals) {
    expect(calendar.nextOf(festival, LAST_DAY)?.slice(0, 2), festival.name).toMatch(/^(20|21)$/);
    if (festival.since === undefined) expect(calendar.nextOf(festival, FIRST_DAY)?.slice(0, 3)).toBe('190');
  }
});

test('what comes after a day is in order, each festival once', () => {
  const coming = calendar.after('2026-12-22', 6);
  expect(coming.map(({ festival, day }) => `${festival.name} ${day}`)).toEqual([
    '平安夜 2026-12-24',
    '圣诞节 2026-12-25',
    '跨年夜 2026-12-31',
    '元旦 2027-01-01',
    '人民警察节 2027-01-10',
    '腊八节 2027-01-15',
  ]);
  expect(calendar.after(LAST_DAY, 6)).toEqual([]);
});
