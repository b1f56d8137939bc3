/** A day is a day in Shanghai, wherever the visitor is: 2026-11-15. */
export function todayInShanghai(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
}
