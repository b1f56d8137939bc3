import { LRUCache } from 'lru-cache';
import { tooMany } from '#/platform/http/app-error.ts';
import type { GuessCounter } from './guess-counter.ts';

export interface Limit {
  max: number;
  seconds: number;
}

export interface Limits {
  /** Ordinary use: counted in this process, multiplied by LIMITS_FACTOR. Throws 429. */
  use(name: string, key: string, limit: Limit): void;
  /**
   * Guessing: counted in the database for all processes and restarts, never multiplied. Throws 429, else tells how
   * many are left. Counted before the guess is looked at, so that parallel guesses cannot share the last try.
   */
  guess(name: string, key: string, limit: Limit): Promise<number>;
  /** Undoes the count of one guess that turned out right. */
  forgive(name: string, key: string): Promise<void>;
  /** Begins a new window: everything counted so far is forgotten. */
  forget(name: string, key: string): Promise<void>;
}

interface Needs {
  counter: GuessCounter;
  now: () => number;
  factor: number;
}

interface Window {
  until: number;
  uses: number;
}

/** Windows that are over are removed along the way: every so many guesses. */
const SWEEP_EVERY = 64;

export function createLimits({ counter, now, factor }: Needs): Limits {
  // Bounded: a flood of addresses may forget old ones, it may not fill the memory.
  const windows = new LRUCache<string, Window>({ max: 50_000 });
  let guesses = 0;
  return {
    use(name, key, { max, seconds }) {
      const at = now();
      const id = `${name} ${key}`;
      const known = windows.get(id);
      const end = at + seconds * 1000;
      // A window that ends later than a new one would is from before the clock was set back.
      const window = known && known.until > at && known.until <= end ? known : { until: end, uses: 0 };
      if (window.uses >= Math.max(1, Math.floor(max * factor))) throw tooMany((window.until - at) / 1000);
      window.uses += 1;
      windows.set(id, window);
    },

    async guess(name, key, { max, seconds }) {
      const at = now();
      const { count, until } = await counter.count(`${name} ${key}`, at, seconds * 1000);
      guesses += 1;
      if (guesses % SWEEP_EVERY === 0) await counter.sweep(at);
      if (count > max) throw tooMany((until - at) / 1000);
      return max - count;
    },

    forgive: (name, key) => counter.uncount(`${name} ${key}`),
    forget: (name, key) => counter.forget(`${name} ${key}`),
  };
}

/** One household has one IPv4 address but a whole /64 of IPv6. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - left.length - tail.split(':').filter(Boolean).length : 0;
  return [...left, ...Array<string>(missing).fill('0'), ...tail.split(':')].slice(0, 4).join(':');
}
