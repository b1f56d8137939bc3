import { LRUCache } from 'lru-cache';
import { LunarYear, type Solar, Solar as SolarDay } from 'lunar-typescript';
import { type Day, dayOf, daysBetween, partsOf } from './day.rules.ts';
import type { Calendar } from './festival.rules.ts';

export const TERMS: readonly string[] = [
  ...['立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种', '夏至', '小暑', '大暑'],
  ...['立秋', '处暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至', '小寒', '大寒'],
];

const MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'] as const;

export interface LunarDate {
  year: number;
  /** 丙午 */
  yearName: string;
  zodiac: string;
  month: number;
  isLeapMonth: boolean;
  /** 冬月, 闰六月 */
  monthName: string;
  day: number;
  /** 十四 */
  dayName: string;
}

export interface Term {
  name: string;
  day: Day;
  /** 04:50, in Beijing. */
  time: string;
  /** 1 is 立春. */
  order: number;
}

export type LunarCalendar = ReturnType<typeof createLunarCalendar>;

/** Reads lunar-typescript. Browsers' own Chinese calendar is a day off in 2027 and 2030. */
export function createLunarCalendar() {
  const termsByYear = new LRUCache<number, ReadonlyMap<string, Term>>({ max: 256 });
  // The library remembers one year only, and festivals ask for two in turn.
  const lunarYears = new LRUCache<number, LunarYear>({ max: 256 });

  function lunarYearOf(year: number): LunarYear {
    const known = lunarYears.get(year);
    if (known) return known;
    const made = LunarYear.fromYear(year);
    lunarYears.set(year, made);
    return made;
  }

  function termsOf(year: number): ReadonlyMap<string, Term> {
    const known = termsByYear.get(year);
    if (known) return known;
    // The table of a lunar year begins in the winter before it and ends in the spring after it.
    const table = SolarDay.fromYmd(year, 6, 1).getLunar().getJieQiTable();
    const terms = new Map<string, Term>();
    for (const [key, moment] of Object.entries(table)) {
      const name = LATIN_NAMES[key] ?? key;
      if (moment.getYear() === year) terms.set(name, toTerm(name, moment));
    }
    termsByYear.set(year, terms);
    return terms;
  }

  /** The terms before and after the end of a year are asked of its neighbours. */
  function termsAround(day: Day): { current: Term; next: Term } {
    const [year] = partsOf(day);
    const terms = [year - 1, year, year + 1]
      .flatMap((one) => [...termsOf(one).values()])
      .sort((one, other) => daysBetween(other.day, one.day));
    const at = terms.findLastIndex((term) => term.day <= day);
    const [current, next] = [terms[at], terms[at + 1]];
    if (!current || !next) throw new Error(`no solar term around ${day}`);
    return { current, next };
  }

  return {
    termsOf,
    termsAround,

    termDay: (year: number, term: string): Day | undefined => termsOf(year).get(term)?.day,

    fromLunar(lunarYear: number, month: number, day: number): Day | undefined {
      const lunarMonth = lunarYearOf(lunarYear).getMonth(month);
      if (!lunarMonth) return undefined;
      const date = day < 0 ? lunarMonth.getDayCount() + 1 + day : day;
      if (date < 1 || date > lunarMonth.getDayCount()) return undefined;
      return toDay(SolarDay.fromJulianDay(lunarMonth.getFirstJulianDay() + date - 1));
    },

    lunarOf(day: Day): LunarDate {
      const lunar = SolarDay.fromYmd(...partsOf(day)).getLunar();
      const month = lunar.getMonth();
      return {
        year: lunar.getYear(),
        yearName: lunar.getYearInGanZhi(),
        zodiac: lunar.getYearShengXiao(),
        month: Math.abs(month),
        isLeapMonth: month < 0,
        monthName: `${month < 0 ? '闰' : ''}${MONTHS[Math.abs(month) - 1]}月`,
        day: lunar.getDay(),
        dayName: lunar.getDayInChinese(),
      };
    },
  } satisfies Calendar & Record<string, unknown>;
}

/** The library names the terms beyond the lunar year in Latin letters. */
const LATIN_NAMES: Record<string, string> = {
  DA_XUE: '大雪',
  DONG_ZHI: '冬至',
  XIAO_HAN: '小寒',
  DA_HAN: '大寒',
  LI_CHUN: '立春',
  YU_SHUI: '雨水',
  JING_ZHE: '惊蛰',
};

function toTerm(name: string, moment: Solar): Term {
  // Almanacs round to the minute; rounding must not carry a term into the next day.
  const minutes = Math.min(Math.round(moment.getHour() * 60 + moment.getMinute() + moment.getSecond() / 60), 1439);
  const pad = (value: number) => String(value).padStart(2, '0');
  return {
    name,
    day: toDay(moment),
    time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
    order: TERMS.indexOf(name) + 1,
  };
}

function toDay(solar: Solar): Day {
  return dayOf(solar.getYear(), solar.getMonth(), solar.getDay());
}
