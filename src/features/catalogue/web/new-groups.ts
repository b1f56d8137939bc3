import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';

interface Group<Item> {
  name: string;
  items: Item[];
}

/** Today, yesterday, the last seven days, then months. The list must be newest first. */
export function groupByTime<Item>(items: readonly Item[], timeOf: (item: Item) => string, now: number): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const name = groupName(timeOf(item), now);
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

function groupName(time: string, now: number): string {
  const day = time.slice(0, 10);
  if (day >= shanghaiDay(now)) return '今天';
  if (day === shanghaiDay(now - DAY_MS)) return '昨天';
  if (day > shanghaiDay(now - 7 * DAY_MS)) return '近 7 天';
  const [year = '', month = ''] = day.split('-');
  if (month === '') return `${year} 年`;
  const thisYear = shanghaiDay(now).slice(0, 4);
  // Long ago only the year is worth a heading.
  return Number(thisYear) - Number(year) > 1 ? `${year} 年` : `${year} 年 ${Number(month)} 月`;
}

/** 08:00 today, 11-14 this year, 2024-05 before. */
export function shortTime(time: string, now: number): string {
  const today = shanghaiDay(now);
  if (time.startsWith(today)) return time.slice(11, 16);
  if (time.length === 4) return time;
  return time.startsWith(today.slice(0, 4)) ? time.slice(5, 10) : time.slice(0, 7);
}
