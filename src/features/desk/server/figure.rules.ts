import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { DeskDay } from '../desk.contract.ts';

const FIELDS: Record<string, Exclude<keyof DeskDay, 'Day'>> = {
  views: 'Views',
  visitors: 'Visitors',
  bots: 'Bots',
  searches: 'Searches',
  misses: 'Misses',
  clicks: 'Clicks',
  client_errors: 'ClientErrors',
  server_errors: 'ServerErrors',
};

/** The given number of days up to today, today last. */
export function lastDays(now: number, days: number): string[] {
  return Array.from({ length: days }, (_, index) => shanghaiDay(now - (days - 1 - index) * DAY_MS));
}

/** One row for each day, also for those on which nothing happened. */
export function dayRows(
  days: readonly string[],
  counts: readonly { day: string; name: string; count: number }[],
): DeskDay[] {
  const nothing = {
    Views: 0,
    Visitors: 0,
    Bots: 0,
    Searches: 0,
    Misses: 0,
    Clicks: 0,
    ClientErrors: 0,
    ServerErrors: 0,
  };
  const rows = new Map(days.map((day) => [day, { Day: day, ...nothing }]));
  for (const { day, name, count } of counts) {
    const row = rows.get(day);
    const field = FIELDS[name];
    if (row && field) row[field] = count;
  }
  return [...rows.values()];
}
