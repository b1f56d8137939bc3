const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;

/** A time of the wire as people say it: 今天 09:12, 昨天 22:31, 11-13, 2025-11-13. Days are Shanghai's. */
export function shownTime(iso: string, now: number): string {
  const today = dayOf(now);
  const day = iso.slice(0, 10);
  if (day === today) return `今天 ${iso.slice(11, 16)}`;
  if (day === dayOf(now - DAY_MS)) return `昨天 ${iso.slice(11, 16)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

function dayOf(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, 10);
}
