import { expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from './day.rules.ts';
import { createLunarCalendar, TERMS } from './lunar-calendar.ts';

const calendar = createLunarCalendar();

/** From printed almanacs. 2027 and 2030 are those that other calendars get wrong. */
const NEW_YEARS = `1900-01-31 1910-02-10 1920-02-20 1930-01-30 1940-02-08 1949-01-29 1950-02-17 1960-01-28 1966-01-21
1970-02-06 1976-01-31 1980-02-16 1985-02-20 1988-02-17 1990-01-27 1997-02-07 2000-02-05 2008-02-07 2012-01-23 2015-02-19
2018-02-16 2019-02-05 2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26
2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2050-01-23 2100-02-09`.split(/\s+/);

const LEAP_MONTHS: Record<number, number> = {
  ...{ 1900: 8, 1903: 5, 1906: 4, 1976: 8, 1984: 10, 1995: 8, 2001: 4, 2004: 2, 2006: 7, 2009: 5, 2012: 4 },
  ...{ 2014: 9, 2017: 6, 2020: 4, 2023: 2, 2025: 6, 2028: 5, 2031: 3, 2033: 11, 2036: 6 },
};

const TERM_MOMENTS: [number, string, string][] = [
  [2017, '立春', '2017-02-03 23:34'],
  [2021, '立春', '2021-02-03 22:59'],
  [2024, '立春', '2024-02-04 16:27'],
  [2024, '春分', '2024-03-20 11:06'],
  [2024, '清明', '2024-04-04 15:02'],
  [2024, '夏至', '2024-06-21 04:51'],
  [2024, '秋分', '2024-09-22 20:44'],
  [2023, '冬至', '2023-12-22 11:27'],
  [2025, '立春', '2025-02-03 22:10'],
  [2026, '清明', '2026-04-05 02:40'],
  [2026, '冬至', '2026-12-22 04:50'],
];

test('the lunar new year is on the day the almanacs give', () => {
  expect(NEW_YEARS.map((day) => calendar.fromLunar(Number(day.slice(0, 4)), 1, 1))).toEqual(NEW_YEARS);
  for (const day of NEW_YEARS) expect(calendar.lunarOf(day)).toMatchObject({ month: 1, day: 1, isLeapMonth: false });
});

test('leap months are where the almanacs have them, 2033 included', () => {
  const found: Record<number, number> = {};
  for (const year of Object.keys(LEAP_MONTHS).map(Number)) {
    for (let day = calendar.fromLunar(year, 1, 1) ?? ''; ; day = addDays(day, 1)) {
      const lunar = calendar.lunarOf(day);
      if (lunar.year !== year) break;
      if (lunar.isLeapMonth) found[year] = lunar.month;
    }
  }
  expect(found).toEqual(LEAP_MONTHS);
});

test('a day has its year by stem and branch, its animal, month and day', () => {
  const named = (day: Day) => {
    const { yearName, zodiac, monthName, dayName } = calendar.lunarOf(day);
    return `${yearName}${zodiac} ${monthName}${dayName}`;
  };
  expect(named('2026-12-22')).toBe('丙午马 冬月十四');
  expect(named('1900-01-01')).toBe('己亥猪 腊月初一');
  expect(named('2025-07-25')).toBe('乙巳蛇 闰六月初一');
  expect(named('2033-12-25')).toBe('癸丑牛 闰冬月初四');
  expect(named('2100-12-31')).toBe('庚申猴 腊月初一');
});

test('solar terms begin at the minute that the observatory gives', () => {
  const found = TERM_MOMENTS.map(([year, name]) => {
    const term = calendar.termsOf(year).get(name);
    return `${term?.day} ${term?.time}`;
  });
  expect(found).toEqual(TERM_MOMENTS.map(([, , moment]) => moment));
});

test('every year has all 24 solar terms once, about fifteen days apart', () => {
  for (let year = 1900; year <= 2100; year++) {
    const terms = [...calendar.termsOf(year).values()].sort((one, other) => (one.day < other.day ? -1 : 1));
    expect(terms.map(({ name }) => name).sort()).toEqual([...TERMS].sort());
    const gaps = terms.slice(1).map(({ day }, index) => daysBetween(terms[index]?.day ?? '', day));
    expect(
      gaps.every((gap) => gap >= 14 && gap <= 17),
      `${year}: ${gaps}`,
    ).toBe(true);
  }
});

test.each([1900, 1901, 1976, 2023, 2026, 2027, 2028, 2030, 2033, 2034, 2099, 2100])(
  'every day of %i follows the one before, in months of 29 or 30 days, and is found again by its lunar date',
  (year) => {
    let last = calendar.lunarOf(`${year}-01-01`);
    for (let day = `${year}-01-02`; day <= `${year}-12-31`; day = addDays(day, 1)) {
      const lunar = calendar.lunarOf(day);
      const isNext = lunar.day === last.day + 1 && lunar.month === last.month && lunar.isLeapMonth === last.isLeapMonth;
      const isNewMonth = lunar.day === 1 && (last.day === 29 || last.day === 30);
      expect(isNext || isNewMonth, day).toBe(true);
      if (!lunar.isLeapMonth) expect(calendar.fromLunar(lunar.year, lunar.month, lunar.day)).toBe(day);
      last = lunar;
    }
  },
);
