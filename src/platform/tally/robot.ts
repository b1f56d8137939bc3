import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

const LONGEST_KNOWN = 500;

/** Asking hundreds of patterns costs more than most of what is counted, and a few agents make most requests. */
const known = new LRUCache<string, boolean>({ max: 2000 });

/** Crawlers, scripts, browsers without a screen; and whoever does not say what they are. */
export function isRobot(userAgent: string): boolean {
  const told = known.get(userAgent);
  if (told !== undefined) return told;
  const answer = userAgent.trim() === '' || isbot(userAgent);
  // Long ones are made up; they may not push out the real ones at a megabyte each.
  if (userAgent.length <= LONGEST_KNOWN) known.set(userAgent, answer);
  return answer;
}
