import { internalPath } from '#/contract/internal-path.pure.ts';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';

const MAX_PATH = 500;
const SHOWN_DAYS = 30;
export const SHOWN_PAGES = 20;

/** The page that was shared: without the landing it came by and without its query, or empty when it is not ours. */
export function sharedPath(text: string): string {
  const path = internalPath(text)?.replace(/[?#].*$/, '');
  if (!path || path.length > MAX_PATH) return '';
  return internalPath(path.replace(/^(?:\/share(?=\/|$))+/, '') || '/') ?? '';
}

/** The last days up to today, oldest first. */
export function shownDays(now: number): string[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) => shanghaiDay(now - (SHOWN_DAYS - 1 - index) * DAY_MS));
}
