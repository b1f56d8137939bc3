import { DAY_MS, SHANGHAI_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { KindSlug } from '#/features/catalogue/kinds.pure.ts';
import type { ShelfState } from '../shelf-states.pure.ts';

export const MOST_ON_SHELF = 20_000;

export interface Shelved {
  titleKey: string;
  state: ShelfState;
  kind: KindSlug;
  day: string;
  remark: string;
  addedAt: number;
  changedAt: number;
}

export interface Wish {
  state?: ShelfState | null | undefined;
  day?: string | undefined;
  remark?: string | undefined;
}

/** Another state begins on its own day, unless one is given; the remark stays. Undefined when it is taken down. */
export function nextShelved(
  before: Shelved | undefined,
  { state, day, remark }: Wish,
  { titleKey, kind, today, now }: { titleKey: string; kind: KindSlug; today: string; now: number },
): Shelved | undefined {
  const next = state === undefined ? before?.state : state;
  if (next === undefined || next === null) return undefined;
  const isSame = before?.state === next;
  return {
    titleKey: before?.titleKey ?? titleKey,
    state: next,
    kind,
    day: day ?? (isSame ? before.day : today),
    remark: remark ?? before?.remark ?? '',
    addedAt: before?.addedAt ?? now,
    changedAt: now,
  };
}

/** A title of the year, as far as the review looks at it. */
interface Seen {
  day: string;
  score: number | null;
  genres: readonly string[];
  people: readonly string[];
  /** Null where nobody says how long it is. */
  minutes: number | null;
}

/** Sums of one year. What is said most is said by name only where it was said at least twice. */
export function reviewOf(seen: readonly Seen[]) {
  const months = Array.from({ length: 12 }, () => 0);
  for (const { day } of seen) {
    const month = Number(day.slice(5, 7)) - 1;
    if (months[month] !== undefined) months[month] += 1;
  }
  const scores = seen.flatMap(({ score }) => score ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const minutes = seen.flatMap((one) => one.minutes ?? []);
  return {
    months,
    /** Of those whose length is known, and how many are not. */
    hours: Math.floor(minutes.reduce((sum, one) => sum + one, 0) / 60),
    unmeasured: seen.length - minutes.length,
    meanScore: scores.length === 0 ? null : Math.round(mean * 10) / 10,
    genre: mostOf(seen.map(({ genres }) => genres)),
    person: mostOf(seen.map(({ people }) => people)),
  };
}

const HOUR_MS = 3_600_000;
/** From ten in the evening to six in the morning, counted from noon. */
const NIGHT = { from: 10 * HOUR_MS, to: 18 * HOUR_MS };

/** When somebody was up latest in a year; undefined where no evening grew late. */
export function latestNight(moments: readonly number[], year: number): number | undefined {
  const sinceNoon = (at: number) => (at + SHANGHAI_MS + 12 * HOUR_MS) % DAY_MS;
  return moments
    .filter((at) => shanghaiDay(at).startsWith(`${year}-`))
    .filter((at) => sinceNoon(at) >= NIGHT.from && sinceNoon(at) < NIGHT.to)
    .sort((one, other) => sinceNoon(other) - sinceNoon(one))[0];
}

function mostOf(names: readonly (readonly string[])[]): { name: string; count: number } | undefined {
  const counts = new Map<string, number>();
  for (const one of names) for (const name of new Set(one)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] > 1 ? { name: best[0], count: best[1] } : undefined;
}
