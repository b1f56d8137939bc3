import { Lunar, LunarYear, Solar } from 'lunar-typescript';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface DayFacts {
  solar: string;
  weekday: string;
  /** 二〇二六年十月初七 */
  lunar: string;
  ganzhi: string;
  zodiac: string;
  constellation: string;
  term: string;
  festivals: string[];
  good: string[];
  bad: string[];
}

function factsOf(solar: Solar): DayFacts {
  const lunar = solar.getLunar();
  return {
    solar: solar.toYmd(),
    weekday: `星期${solar.getWeekInChinese()}`,
    lunar: lunar.toString(),
    ganzhi: `${lunar.getYearInGanZhi()}年 ${lunar.getMonthInGanZhi()}月 ${lunar.getDayInGanZhi()}日`,
    zodiac: lunar.getYearShengXiao(),
    constellation: `${solar.getXingZuo()}座`,
    term: lunar.getJieQi(),
    festivals: [...lunar.getFestivals(), ...solar.getFestivals()],
    good: lunar.getDayYi(),
    bad: lunar.getDayJi(),
  };
}

export function factsOfSolar(date: string): DayFacts {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date.trim()) ?? []).map(Number);
  if (year < 1900 || year > 2100) throw new ToolFault('公历日期要写成 2026-11-15，年份在 1900 到 2100 之间');
  const real = new Date(Date.UTC(year, month - 1, day));
  if (real.getUTCMonth() !== month - 1 || real.getUTCDate() !== day)
    throw new ToolFault(`${year} 年 ${month} 月没有 ${day} 日`);
  return factsOf(Solar.fromYmd(year, month, day));
}

/** Month 1 to 12; a leap month is the one after the month of the same number. */
export function factsOfLunar(year: number, month: number, day: number, isLeap: boolean): DayFacts {
  if (!Number.isInteger(year) || year < 1900 || year > 2099) throw new ToolFault('农历年份要在 1900 到 2099 之间');
  const own = LunarYear.fromYear(year)
    .getMonths()
    .find((one) => one.getYear() === year && one.getMonth() === (isLeap ? -month : month));
  if (!own) throw new ToolFault(`农历 ${year} 年没有${isLeap ? '闰' : ''}${month}月`);
  const days = own.getDayCount();
  if (!(Number.isInteger(day) && day >= 1 && day <= days))
    throw new ToolFault(`农历 ${year} 年${isLeap ? '闰' : ''}${month}月只有 ${days} 天`);
  return factsOf(Lunar.fromYmd(year, isLeap ? -month : month, day).getSolar());
}
