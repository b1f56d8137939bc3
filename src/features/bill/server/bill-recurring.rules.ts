import type { Period } from '../period.pure.ts';
import { daysLater, lastDay, monthOf, monthsLater } from './bill-days.rules.ts';

/** A bill of the past, as far as it tells whether it comes again. */
export interface Seen {
  name: string;
  way: 'out' | 'in';
  amount: number;
  day: number;
  category: string;
  account: string;
}

export interface Rhythm {
  period: Period;
  /** The day of the month it falls on where the month has it. */
  anchor: number;
  nextDay: number;
}

export interface RecurringFacts extends Rhythm {
  key: string;
  way: Seen['way'];
  title: string;
  category: string;
  account: string;
  amount: number;
}

export interface KeptRecurring extends RecurringFacts {
  id: number;
  isOn: boolean;
}

/** One of the days on which it will come. */
export interface Upcoming extends KeptRecurring {
  day: number;
}

export interface FoundRecurring extends Rhythm {
  key: string;
  title: string;
  way: Seen['way'];
  amount: number;
  varies: boolean;
  times: number;
  lastDay: number;
  category: string;
  account: string;
}

/** Days from one to the next, how far off one may be, and how often it must have come. */
const PERIOD_DAYS: Record<Period, { days: number; slack: number; times: number }> = {
  week: { days: 7, slack: 1, times: 4 },
  month: { days: 30.4, slack: 4, times: 3 },
  quarter: { days: 91.3, slack: 8, times: 3 },
  year: { days: 365.2, slack: 12, times: 2 },
};
const MOST_AMOUNTS = 3;
const MONTHS: Partial<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };

/** 房租 11 月 and 房租（12月） are one thing: numbers and what stands around them are left out. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  const key = plain.replaceAll(/\d+|[\s\p{P}\p{S}]|[年月日期第]/gu, '');
  return [...(key || plain.trim())].slice(0, 100).join('');
}

/** 房租 without the month behind it. */
export const plainName = (name: string) =>
  name.replace(/[\s·（(]{0,4}(?:\d{1,4}\s{0,2}[年月日期号]\s{0,2}){1,4}[)）]?\s{0,4}$/, '') || name;

/** The key of a bill; one name may have several amounts that each come again, as those of an app store do. */
export const keysOf = ({ name, amount }: Pick<Seen, 'name' | 'amount'>) => [
  nameKey(name),
  `${nameKey(name)}|${amount}`,
];

export const slackOf = (period: Period) => PERIOD_DAYS[period].slack;

/** The day after this one on which it comes. */
export function following(day: number, period: Period, anchor: number): number {
  const months = MONTHS[period];
  if (months === undefined) return daysLater(day, 7);
  return inMonth(monthsLater(monthOf(day), months), anchor);
}

const inMonth = (month: number, anchor: number) => Math.min(month * 100 + anchor, lastDay(month));

/** What comes again, by the history up to today; the dearest first. */
export function findRecurring(seen: readonly Seen[], today: number): FoundRecurring[] {
  const found: FoundRecurring[] = [];
  const byName = Map.groupBy(seen, ({ name, way }) => `${way} ${nameKey(name)}`);
  for (const bills of byName.values()) {
    const sameAmount = [...Map.groupBy(bills, ({ amount }) => amount).values()];
    // Where all come in one rhythm they are one; else those of one amount may be.
    const whole = isAlike(bills) ? recurringIn(bills, today) : undefined;
    if (whole) found.push(whole);
    else if (sameAmount.length > 1) {
      const several = sameAmount.flatMap((some) => recurringIn(some, today) ?? []);
      // A shop where many prices come again is a shop, not many subscriptions.
      if (several.length <= MOST_AMOUNTS)
        found.push(...several.map((one) => ({ ...one, key: `${one.key}|${one.amount}` })));
    }
  }
  return found.sort((one, other) => perMonth(other) - perMonth(one) || (one.key < other.key ? -1 : 1));
}

export const perMonth = ({ amount, period }: { amount: number; period: Period }) =>
  Math.round((amount * 30.4) / PERIOD_DAYS[period].days);

/** Electricity differs from month to month; a market visited each month differs far more. */
function isAlike(bills: readonly Seen[]): boolean {
  const amounts = bills.map(({ amount }) => amount).sort((one, other) => one - other);
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0;
  return (amounts[0] ?? 0) * 2 >= middle && (amounts.at(-1) ?? 0) <= middle * 2;
}

function recurringIn(bills: readonly Seen[], today: number): FoundRecurring | undefined {
  const sorted = bills.toSorted((one, other) => one.day - other.day);
  const last = sorted.at(-1);
  const rhythm =
    last &&
    rhythmOf(
      sorted.map(({ day }) => day),
      today,
    );
  if (!rhythm) return undefined;
  return {
    ...rhythm,
    key: nameKey(last.name),
    title: plainName(last.name),
    way: last.way,
    amount: last.amount,
    varies: sorted.some(({ amount }) => amount !== last.amount),
    times: sorted.length,
    lastDay: last.day,
    category: last.category,
    account: last.account,
  };
}

function rhythmOf(days: readonly number[], today: number): Rhythm | undefined {
  const last = days.at(-1) ?? 0;
  const gaps = days.slice(1).map((day, index) => dayCount(day) - dayCount(days[index] ?? 0));
  const periods = Object.entries(PERIOD_DAYS) as [Period, (typeof PERIOD_DAYS)[Period]][];
  const fits = periods.find(([, { days: long, slack, times }]) => {
    if (days.length < times) return false;
    // One of them may have been left out or paid with the next.
    const left = gaps.filter((gap) => Math.abs(gap - long) > slack);
    return left.length === 0 || (left.length === 1 && gaps.length > 3 && Math.abs((left[0] ?? 0) - 2 * long) <= slack);
  });
  if (!fits) return undefined;
  const [period, { days: long, slack }] = fits;
  // What did not come when it should have has ended.
  if (dayCount(today) - dayCount(last) > long + Math.max(slack * 2, long / 4)) return undefined;
  const anchor = anchorOf(days);
  let nextDay = last;
  do nextDay = following(nextDay, period, anchor);
  while (dayCount(nextDay) - dayCount(last) <= slack);
  return { period, anchor, nextDay };
}

/** 31, 30, 31 and 28 all mean the 31st. */
function anchorOf(days: readonly number[]): number {
  const meant = (anchor: number) => days.filter((day) => day === inMonth(monthOf(day), anchor)).length;
  const anchors = [...new Set(days.map((day) => day % 100))].reverse();
  return anchors.sort((one, other) => meant(other) - meant(one))[0] ?? 1;
}

function dayCount(day: number): number {
  return Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / 86_400_000;
}

/** The next day that is still to come, after those on which it was paid or that nobody paid for long. */
export function nextAfter(rhythm: Rhythm, paid: readonly number[], today: number): number {
  const { period, anchor } = rhythm;
  const { days, slack } = PERIOD_DAYS[period];
  const lastPaid = dayCount(Math.max(0, ...paid) || 19_700_101);
  let next = rhythm.nextDay;
  while (lastPaid >= dayCount(next) - slack || dayCount(today) - dayCount(next) > days / 2)
    next = following(next, period, anchor);
  return next;
}
