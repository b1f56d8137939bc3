import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';

export interface Day<Item> {
  /** 2026-11-15, or empty for visits whose day nobody noted. */
  day: string;
  name: string;
  items: Item[];
}

const WEEKDAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];
/** Nothing of ours is older; earlier times stand for "some time before". */
const FIRST_DAY = '2020-01-01';

/** Newest day first, as the items come. `at` tells when an item was, undefined when nobody knows. */
export function byDay<Item>(items: readonly Item[], at: (item: Item) => number | undefined, now: number): Day<Item>[] {
  const dayOf = (item: Item) => {
    const time = at(item);
    const day = time === undefined ? '' : shanghaiDay(time);
    return day < FIRST_DAY ? '' : day;
  };
  return [...Map.groupBy(items, dayOf)]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, own]) => ({ day, name: dayName(day, now), items: own }));
}

function dayName(day: string, now: number): string {
  const start = startOfShanghaiDay(day);
  if (start === undefined) return '更早';
  if (day === shanghaiDay(now)) return '今天';
  if (day === shanghaiDay(now - DAY_MS)) return '昨天';
  const [year, month, date] = day.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(start + DAY_MS / 2).getUTCDay()];
  const isThisYear = day.slice(0, 4) === shanghaiDay(now).slice(0, 4);
  return `${isThisYear ? '' : `${year}年`}${month}月${date}日 ${weekday}`;
}

/** 14:05, in Shanghai. */
export function clockTime(time: number): string {
  return new Date(time + 8 * 3_600_000).toISOString().slice(11, 16);
}

/** 14:05 today, then 昨天, then 11-12: for a list that has no names of days. */
export function sinceText(time: number, now: number): string {
  const day = shanghaiDay(time);
  if (day === shanghaiDay(now)) return clockTime(time);
  if (day === shanghaiDay(now - DAY_MS)) return '昨天';
  return day.slice(0, 4) === shanghaiDay(now).slice(0, 4) ? day.slice(5) : day;
}
