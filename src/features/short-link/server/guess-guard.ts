import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';
import { tooMany } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';

const SECONDS = 60;
/** Unknown codes a minute that an address may ask for: mistyped ones are rare. */
const MAX_UNKNOWN = 20;
/** From here on every code is refused: a guesser who only loses the misses would still see the hits. */
const SHUT_AT = 60;
const MESSAGE = '尝试的短链接太多了，请一分钟后再试';

interface Window {
  until: number;
  unknown: number;
}

interface Needs {
  limits: Pick<Limits, 'guess'>;
  now: () => number;
}

export type GuessGuard = ReturnType<typeof createGuessGuard>;

/** Holds back those who try codes. Never multiplied: this is a limit on guessing, not on use. */
export function createGuessGuard({ limits, now }: Needs) {
  const windows = new LRUCache<string, Window>(grows(50_000));
  let lastShutUntil = 0;

  function windowOf(key: string): Window {
    const known = windows.get(key);
    if (known && known.until > now()) return known;
    const fresh = { until: now() + SECONDS * 1000, unknown: 0 };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    /** Whether anyone at all is shut out now: almost always not, so nobody need be asked who they are. */
    isAnyoneShut: () => lastShutUntil > now(),

    refuseShut(address: string): void {
      const window = windows.get(addressKey(address));
      if (!window || window.until <= now() || window.unknown < SHUT_AT) return;
      throw tooMany((window.until - now()) / 1000, MESSAGE);
    },

    async countUnknown(address: string): Promise<void> {
      const key = addressKey(address);
      const window = windowOf(key);
      window.unknown += 1;
      if (window.unknown >= SHUT_AT) lastShutUntil = Math.max(lastShutUntil, window.until);
      if (window.unknown > MAX_UNKNOWN) throw tooMany((window.until - now()) / 1000, MESSAGE);
      // In the database too, so that several processes hold one limit.
      await limits.guess('short code', key, { max: MAX_UNKNOWN, seconds: SECONDS });
    },
  };
}
