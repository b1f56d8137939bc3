/** A day as it is written everywhere: 2026-11-15. */
export type Day = string;

/** How far the calendar reaches unless told otherwise. */
export const DEFAULT_MONTHS = 6;

export const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

// Days are counted in UTC, where none of them is shorter than the others.
const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day some months later, or the last one of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay();
}

/** How many days there are from one to another, both counted. */
export function daysInRange(from: Day, to: Day): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000) + 1;
}

/** The months between two days, each written 2026-11. */
export function monthsBetween(from: Day, to: Day): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

/** A month's weeks; places that belong to another month are empty. */
export function weeksOf(month: string, weekStart: 0 | 1 = 0): (Day | null)[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  const length = daysInRange(first, addMonths(first, 1)) - 1;
  const places = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, place) => {
    const index = place - before;
    return index >= 0 && index < length ? addDays(first, index) : null;
  });
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

export function monthName(month: string): string {
  return `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
}
