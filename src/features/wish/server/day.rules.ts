import { DAY_MS } from '#/contract/shanghai-time.pure.ts';

/** A day of the calendar, written 2026-12-22. Such texts sort as the days do. */
export type Day = string;

export const FIRST_DAY: Day = '1900-01-01';
export const LAST_DAY: Day = '2100-12-31';
const WEEKDAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const;

/** Days are counted in UTC, where each has the same length; no clock takes part. */
export function dayOf(year: number, month: number, day: number): Day {
  return textOf(Date.UTC(year, month - 1, day));
}

export function partsOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

export function addDays(day: Day, count: number): Day {
  return textOf(Date.parse(day) + count * DAY_MS);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}

export function weekdayName(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

export function isInRange(day: Day): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** The ways people write a date in an address: 2026-12-22, 2026-1-5, 2026.12.22, 2026/12/22, 20261222, 2026年12月22日. */
const WRITTEN = /^(\d{4})(?:([-./])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})[日号]|(\d{2})(\d{2}))$/;

/** The day that a text names, if there is such a day within 1900–2100. */
export function readDay(text: string): Day | undefined {
  const found = WRITTEN.exec(text.normalize('NFKC').trim());
  if (!found) return undefined;
  const [, year, , ...rest] = found;
  const [month = 0, date = 0] = rest.filter((part) => part !== undefined).map(Number);
  const day = dayOf(Number(year), month, date);
  const isReal = partsOf(day).join() === [Number(year), month, date].join();
  return isReal && isInRange(day) ? day : undefined;
}

function textOf(epochMs: number): Day {
  return new Date(epochMs).toISOString().slice(0, 10);
}
