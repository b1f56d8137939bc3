import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';
import { tooMany } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { guessesAt, placeOf } from '#/platform/limits/place.ts';

const SECONDS = 60;
/** Unknown codes a minute that an address may ask for, and all of an IPv6 network: mistyped ones are rare. */
const UNKNOWN = { address: { max: 20, seconds: SECONDS }, network: { max: 60, seconds: SECONDS } };
/** From so many times as much on every code is refused: a guesser who only loses the misses would still see the hits. */
const SHUT_FACTOR = 3;
const MESSAGE = '尝试的短链接太多了，请一分钟后再试';

interface Window {
  until: number;
  unknown: number;
}

interface Needs {
  limits: Pick<Limits, 'guessAll'>;
  now: () => number;
}

export type GuessGuard = ReturnType<typeof createGuessGuard>;

/** Holds back those who try codes. Never multiplied: this is a limit on guessing, not on use. */
export function createGuessGuard({ limits, now }: Needs) {
  const windows = new LRUCache<string, Window>(grows(50_000));
  let lastShutUntil = 0;

  const placesOf = (address: string) => guessesAt(placeOf(address), 'short code', UNKNOWN);

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
      for (const { name, key, limit } of placesOf(address)) {
        const window = windows.get(`${name} ${key}`);
        const isShut = window && window.until > now() && window.unknown >= limit.max * SHUT_FACTOR;
        if (isShut) throw tooMany((window.until - now()) / 1000, MESSAGE);
      }
    },

    async countUnknown(address: string): Promise<void> {
      const places = placesOf(address);
      const counted = places.map(({ name, key, limit }) => ({ window: windowOf(`${name} ${key}`), limit }));
      for (const { window, limit } of counted) {
        window.unknown += 1;
        if (window.unknown >= limit.max * SHUT_FACTOR) lastShutUntil = Math.max(lastShutUntil, window.until);
      }
      const full = counted.find(({ window, limit }) => window.unknown > limit.max);
      if (full) throw tooMany((full.window.until - now()) / 1000, MESSAGE);
      // In the database too, so that several processes hold one limit.
      await limits.guessAll(places);
    },
  };
}
