import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';

interface Group<Item> {
  name: string;
  items: Item[];
}

/** Today, yesterday, each of the last seven days, then months. The list must be newest first. */
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
  const [year = '', month = '', date = ''] = day.split('-');
  if (day > shanghaiDay(now - 7 * DAY_MS) && date !== '') return `${Number(month)} 月 ${Number(date)} 日`;
  if (month === '') return `${year} 年`;
  const thisYear = shanghaiDay(now).slice(0, 4);
  // Long ago only the year is worth a heading.
  return Number(thisYear) - Number(year) > 1 ? `${year} 年` : `${year} 年 ${Number(month)} 月`;
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

/** The day of a group, large at its side; a group of more than a day has none. */
export function dateOf(time: string, group: string): { day: string; text: string } | null {
  if (!/今天|昨天|日$/.test(group) || time.length < 10) return null;
  const [, month = '', date = ''] = time.slice(0, 10).split('-');
  const weekday = WEEKDAYS[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';
  return { day: String(Number(date)), text: `${Number(month)} 月 · 星期${weekday}` };
}
