import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';

/** A day, a month or a year as a text: 2026-11-15, 2026-04, 2019. */
export type Span = string;

/**
 * In which part of the journal a moment stands: this month and the last go by days, the rest of that year by months, what is
 * older by years. So no part lies within another. Clocks of sources that run ahead mean today.
 */
export function spanOf(moment: number, now: number): Span {
  const day = shanghaiDay(Math.min(moment, now));
  const daysFrom = shanghaiDay(boundsOf(shanghaiDay(now).slice(0, 7)).from - 1).slice(0, 7);
  if (day >= daysFrom) return day;
  return day.slice(0, day.slice(0, 4) >= daysFrom.slice(0, 4) ? 7 : 4);
}

/** From its first moment on, and before which. */
export function boundsOf(span: Span): { from: number; to: number } {
  const [year = 0, month, day] = span.split('-').map(Number);
  const first = Date.UTC(year, (month ?? 1) - 1, day ?? 1);
  const after = Date.UTC(
    month === undefined ? year + 1 : year,
    month === undefined ? 0 : day === undefined ? month : month - 1,
    day === undefined ? 1 : day + 1,
  );
  return { from: inShanghai(first), to: inShanghai(after) };
}

function inShanghai(utc: number): number {
  return startOfShanghaiDay(new Date(utc).toISOString().slice(0, 10)) ?? utc;
}

/** The days of the month in which a span begins, or ends where it is a year. */
export function daysOfMonth(span: Span): Span[] {
  const month = shanghaiDay(boundsOf(span).to - 1).slice(0, 7);
  const { from, to } = boundsOf(month);
  return Array.from({ length: Math.round((to - from) / DAY_MS) }, (_, index) => shanghaiDay(from + index * DAY_MS));
}

interface Mix {
  kindOf: (id: number) => KindSlug | null;
  /** How many titles are shown in all. */
  size: number;
  /** How many of them may be of one kind, when there are several kinds. */
  ofKind: number;
}

/** The first of each kind, then the second of each, so that a busy kind does not crowd out the others. */
export function mixed(ids: readonly number[], { kindOf, size, ofKind }: Mix): number[] {
  const kinds = [...Map.groupBy(ids, kindOf).values()];
  const rounds = kinds.length > 1 ? ofKind : size;
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((own) => own.slice(round, round + 1)))
    .flat()
    .slice(0, size);
}
