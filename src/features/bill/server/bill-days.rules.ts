import { DAY_MS, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { dayNumber, dayText } from '../moment.pure.ts';

/** The day this many days later, or earlier for a negative number. */
export function daysLater(day: number, days: number): number {
  return dayNumber((startOfShanghaiDay(dayText(day)) ?? 0) + days * DAY_MS);
}

/** Months are numbers too: 202611. */
export function monthOf(day: number): number {
  return Math.floor(day / 100);
}

export function monthsLater(month: number, months: number): number {
  const count = Math.floor(month / 100) * 12 + (month % 100) - 1 + months;
  return Math.floor(count / 12) * 100 + (count % 12) + 1;
}

export function firstDay(month: number): number {
  return month * 100 + 1;
}

export function lastDay(month: number): number {
  return daysLater(firstDay(monthsLater(month, 1)), -1);
}

/** A whole month is compared with the month before, any other span with as many days before it. */
export function spanBefore(fromDay: number, toDay: number): { fromDay: number; toDay: number } {
  const month = monthOf(fromDay);
  if (fromDay === firstDay(month) && toDay === lastDay(month)) {
    const before = monthsLater(month, -1);
    return { fromDay: firstDay(before), toDay: lastDay(before) };
  }
  const start = startOfShanghaiDay(dayText(fromDay)) ?? 0;
  const end = startOfShanghaiDay(dayText(toDay)) ?? 0;
  const days = Math.round((end - start) / DAY_MS) + 1;
  return { fromDay: daysLater(fromDay, -days), toDay: daysLater(fromDay, -1) };
}

/** Receivables by the days since the order: spans of order days, newest first. */
export function ageSpans(today: number) {
  return [
    // An order dated ahead is as fresh as can be.
    { age: '0–7 天', fromDay: daysLater(today, -7), toDay: undefined },
    { age: '8–30 天', fromDay: daysLater(today, -30), toDay: daysLater(today, -8) },
    { age: '30 天以上', fromDay: undefined, toDay: daysLater(today, -31) },
  ] as const;
}
