import { textOf, timeOf } from '../../frame/day-text.pure.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

const DAY = 86_400_000;

export interface Distance {
  days: number;
  weeks: number;
  restDays: number;
  /** Whole years and months, as people count ages. */
  calendar: string;
}

export function distanceBetween(from: string, to: string): Distance {
  const [start, end] = [timeOf(from), timeOf(to)].sort((a, b) => a - b) as [number, number];
  const days = (end - start) / DAY;
  return {
    days: timeOf(to) < timeOf(from) ? -days : days,
    weeks: Math.floor(days / 7),
    restDays: days % 7,
    calendar: calendarSpan(start, end),
  };
}

function calendarSpan(start: number, end: number): string {
  const [first, last] = [new Date(start), new Date(end)];
  let months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  if (addMonths(start, months) > end) months -= 1;
  const days = (end - addMonths(start, months)) / DAY;
  const parts = [
    [Math.floor(months / 12), '年'],
    [months % 12, '个月'],
    [days, '天'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}`)
      .join(' ') || '同一天'
  );
}

/** The 31st of a short month is its last day. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  // Not Date.UTC: it takes the years before 100 for those of the last century.
  const last = new Date(new Date(0).setUTCFullYear(year, month + 1, 0));
  return last.getTime() - Math.max(0, last.getUTCDate() - date.getUTCDate()) * DAY;
}

const FIRST = Date.parse('0001-01-01');
const LAST = Date.parse('9999-12-31');

export function shiftDate(date: string, amount: number, unit: 'day' | 'week' | 'month' | 'year'): string {
  const time = timeOf(date);
  if (!Number.isInteger(amount) || Math.abs(amount) > 100_000) throw new ToolFault('要推的数量请填整数，不超过 10 万');
  const moved =
    unit === 'day'
      ? time + amount * DAY
      : unit === 'week'
        ? time + amount * 7 * DAY
        : addMonths(time, unit === 'month' ? amount : amount * 12);
  if (!(moved >= FIRST && moved <= LAST)) throw new ToolFault('结果超出了公元 1 年到 9999 年');
  return textOf(moved);
}

export function weekdayOf(date: string): string {
  return `星期${'日一二三四五六'.charAt(new Date(timeOf(date)).getUTCDay())}`;
}
