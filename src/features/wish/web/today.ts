import { DAY_MS, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';

const LONGEST_KEPT = 300;

/** How long a page that counts days from `today` may be kept: not beyond midnight in Shanghai. */
export function keptUntilMidnight(today: string, now: number): string {
  const begun = startOfShanghaiDay(today) ?? 0;
  const seconds = Math.min(LONGEST_KEPT, Math.floor((begun + DAY_MS - now) / 1000));
  return seconds > 0 ? `public, max-age=0, s-maxage=${seconds}` : 'private, no-store';
}
