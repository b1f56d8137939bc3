/** Upper ends in milliseconds; what takes longer is in the last place. Close enough to tell 9 ms from 12. */
const ENDS = [
  1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 50, 70, 100, 140, 200, 280, 400, 560, 800, 1100, 1600, 2200, 3200, 5000, 10_000,
];
export const MINUTE_MS = 60_000;

/** What one process answered within one minute. */
export interface Minute {
  requests: number;
  errors: number;
  /** How many took how long, by ENDS. */
  times: number[];
}

export function emptyMinute(): Minute {
  return { requests: 0, errors: 0, times: new Array<number>(ENDS.length + 1).fill(0) };
}

export function addRequest(minute: Minute, ms: number, isError: boolean): void {
  minute.requests += 1;
  if (isError) minute.errors += 1;
  const at = ENDS.findIndex((end) => ms <= end);
  const place = at === -1 ? ENDS.length : at;
  minute.times[place] = (minute.times[place] ?? 0) + 1;
}

export function joined(minutes: Iterable<Minute>): Minute {
  const whole = emptyMinute();
  for (const { requests, errors, times } of minutes) {
    whole.requests += requests;
    whole.errors += errors;
    for (const at of whole.times.keys()) whole.times[at] = (whole.times[at] ?? 0) + (times[at] ?? 0);
  }
  return whole;
}

/** The time within which this share was answered; undefined when nobody came. */
export function timeOf({ times }: Minute, share: number): number | undefined {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = share * total;
  for (const [at, count] of times.entries()) {
    const from = ENDS[at - 1] ?? 0;
    const to = ENDS[at] ?? ENDS.at(-1) ?? 0;
    if (count > 0 && left <= count) return Math.round((from + ((to - from) * left) / count) * 10) / 10;
    left -= count;
  }
  return ENDS.at(-1);
}

export const RANGES = {
  hour: { minutes: 60, perPoint: 1 },
  day: { minutes: 1440, perPoint: 20 },
  week: { minutes: 10_080, perPoint: 120 },
} as const;
export type Range = keyof typeof RANGES;

export interface Point {
  at: number;
  requests: number;
  errors: number;
  half: number | undefined;
  slow5: number | undefined;
  slow1: number | undefined;
}

/** The last one is the one going on now, so that a line always ends today. */
export function pointsOf(kept: readonly (Minute & { minute: number })[], range: Range, now: number): Point[] {
  const { minutes, perPoint } = RANGES[range];
  const last = Math.floor(now / MINUTE_MS / perPoint);
  const groups = Map.groupBy(kept, ({ minute }) => Math.floor(minute / perPoint));
  return Array.from({ length: minutes / perPoint }, (_, index) => {
    const place = last - minutes / perPoint + 1 + index;
    const whole = joined(groups.get(place) ?? []);
    const { requests, errors } = whole;
    return {
      at: place * perPoint * MINUTE_MS,
      requests,
      errors,
      half: timeOf(whole, 0.5),
      slow5: timeOf(whole, 0.95),
      slow1: timeOf(whole, 0.99),
    };
  });
}
