/** So far the clocks of Shanghai are ahead of UTC. */
export const SHANGHAI_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

/** ISO 8601 with +08:00. China has had no summer time since 1991, and the site's own times are all later. */
export function toShanghaiIso(epochMs: number): string {
  return `${new Date(epochMs + SHANGHAI_MS).toISOString().slice(0, 19)}+08:00`;
}

/** The day in Shanghai, as 2026-11-15. */
export function shanghaiDay(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_MS).toISOString().slice(0, 10);
}

/** The same for moments that mostly fall on one day: writing a date out costs more than counting something on it. */
export function createShanghaiDay(): (epochMs: number) => string {
  let day = '';
  let begins = Infinity;
  return (epochMs) => {
    if (!(epochMs >= begins && epochMs < begins + DAY_MS)) {
      day = shanghaiDay(epochMs);
      begins = epochMs - ((epochMs + SHANGHAI_MS) % DAY_MS);
    }
    return day;
  };
}

/** The moment a Shanghai day begins, or undefined when there is no such day. */
export function startOfShanghaiDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = Date.parse(`${day}T00:00:00Z`);
  // Date.parse refuses month 13, but takes 31 February for 3 March.
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) return undefined;
  return start - SHANGHAI_MS;
}
