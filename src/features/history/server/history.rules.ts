/** The newest hundred, as in the browser. */
export const MOST_VISITS = 100;

export interface Visit {
  key: string;
  name: string;
  visitedAt: number;
}

/** A visit as a browser tells it. */
export interface ToldVisit {
  key: string;
  name: string;
  /** Milliseconds since then; undefined in lists that never noted it. */
  ago: number | undefined;
}

/**
 * When the visits were, by our clock: those older than the last clearing stay cleared, and of a title told twice the
 * newer one counts. Visits of unknown age are put before all others, in the order they came in.
 */
export function visitsSince(told: readonly ToldVisit[], clearedAt: number, now: number): Visit[] {
  const visits = new Map<string, Visit>();
  for (const [index, { key, name, ago }] of told.entries()) {
    const visitedAt = ago === undefined ? told.length - index : now - Math.min(Math.round(ago), now);
    if (visitedAt <= clearedAt) continue;
    if (visitedAt > (visits.get(key)?.visitedAt ?? -1)) visits.set(key, { key, name, visitedAt });
  }
  return [...visits.values()];
}
