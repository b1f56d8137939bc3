import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';
import { type AppError, tooMany } from '#/platform/http/app-error.ts';
import type { GuessCounter } from './guess-counter.ts';
import type { Limit, Quota } from './limit.ts';

interface Named {
  name: string;
  key: string;
}

export interface Guess extends Named {
  limit: Limit;
  /**
   * Beyond such a limit who pays may go on: told how many were counted, it answers what to say to this guesser, who has
   * not paid enough, or nothing. A guess that is refused here was none, and is counted nowhere.
   */
  toll?: (count: number) => AppError | undefined;
}

export interface Limits {
  /** Ordinary use: counted in this process, multiplied by LIMITS_FACTOR. Throws 429. */
  use(name: string, key: string, limit: Limit): Quota;
  /**
   * Guessing: counted in the database for all processes and restarts, never multiplied. Throws 429, else tells how
   * many are left. Counted before the guess is looked at, so that parallel guesses cannot share the last try.
   */
  guess(name: string, key: string, limit: Limit): Promise<number>;
  /** The same against several limits, of which the first that is reached refuses; what is left of each. */
  guessAll(guesses: readonly Guess[]): Promise<number[]>;
  /** How many guesses were counted in each running window. */
  counted(guesses: readonly Named[]): Promise<number[]>;
  /** Undoes the count of one guess that turned out right. */
  forgive(name: string, key: string): Promise<void>;
  /** Begins a new window: everything counted so far is forgotten. */
  forget(name: string, key: string): Promise<void>;
  /** Several of both in one step. */
  settle(right: { forgive?: readonly Named[]; forget?: readonly Named[] }): Promise<void>;
}

interface Needs {
  counter: GuessCounter;
  now: () => number;
  factor: () => number;
}

/** A limit that was reached a moment ago. */
interface Refused {
  at: number;
  until: number;
  /** The count at which the limit was reached. */
  count: number;
  /** How many more attempts came since. */
  times: number;
}

interface Window {
  until: number;
  uses: number;
}

/** For so long a refusal is repeated without asking the database, or a flood of guesses would keep it writing. */
const REFUSED_MS = 5000;

/** More than these are answered at once: each holds a connection. */
const MOST_WAITING = 1000;

/** Expired windows are removed along the way, once per this many guesses. */
const SWEEP_EVERY = 64;

export function createLimits({ counter, now, factor }: Needs): Limits {
  // Bounded: a flood of addresses may forget old ones, it may not fill the memory.
  const windows = new LRUCache<string, Window>(grows(50_000));
  const refused = new LRUCache<string, Refused>(grows(10_000));
  let guesses = 0;
  let waiting = 0;

  async function refuseAgain(wanted: readonly Guess[], at: number): Promise<void> {
    for (const guess of wanted) {
      const known = refused.get(idOf(guess));
      const isFresh = known && known.until > at && known.at <= at && at - known.at < REFUSED_MS;
      if (!isFresh) continue;
      if (guess.toll) {
        const error = guess.toll(known.count);
        if (error) throw error;
        continue;
      }
      known.times += 1;
      await slowDown(known.times);
      throw tooMany((known.until - at) / 1000);
    }
  }

  /**
   * Who goes on guessing waits longer each time: a flood that is answered at once takes the pages' share of the CPU.
   */
  async function slowDown(times: number): Promise<void> {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    await setTimeout(Math.min(times * 10, 1000), undefined, { ref: false });
    waiting -= 1;
  }

  async function guessAll(wanted: readonly Guess[]): Promise<number[]> {
    const at = now();
    await refuseAgain(wanted, at);
    const keys = wanted.map((guess) => ({
      key: idOf(guess),
      max: guess.toll ? Number.POSITIVE_INFINITY : guess.limit.max,
      windowMs: guess.limit.seconds * 1000,
    }));
    const counted = await counter.count(keys, at);
    guesses += 1;
    if (guesses % SWEEP_EVERY === 0) await counter.sweep(at);
    for (const [index, { count, until }] of counted.entries()) {
      const guess = wanted[index];
      if (!guess || count <= guess.limit.max) continue;
      const error = guess.toll ? guess.toll(count) : tooMany((until - at) / 1000);
      if (!error) continue;
      refused.set(idOf(guess), { at, until, count, times: 0 });
      if (guess.toll) await counter.settle({ less: keys.map(({ key }) => key).slice(0, counted.length), none: [] });
      throw error;
    }
    return counted.map(({ count }, index) => Math.max(0, (wanted[index]?.limit.max ?? 0) - count));
  }

  async function settle({ forgive = [], forget = [] }: Parameters<Limits['settle']>[0]): Promise<void> {
    const [less, none] = [forgive.map(idOf), forget.map(idOf)];
    for (const key of [...less, ...none]) refused.delete(key);
    await counter.settle({ less, none });
  }

  return {
    use(name, key, { max, seconds }) {
      const at = now();
      const id = `${name} ${key}`;
      const known = windows.get(id);
      const end = at + seconds * 1000;
      // A window that ends later than a new one would is from before the clock was set back.
      const window = known && known.until > at && known.until <= end ? known : { until: end, uses: 0 };
      const most = Math.max(1, Math.floor(max * factor()));
      const quota = { max: most, seconds, resetSeconds: Math.ceil((window.until - at) / 1000) };
      if (window.uses >= most) throw tooMany((window.until - at) / 1000, undefined, { ...quota, left: 0 });
      window.uses += 1;
      windows.set(id, window);
      return { ...quota, left: most - window.uses };
    },

    guessAll,
    settle,
    counted: (wanted) => counter.read(wanted.map(idOf), now()),

    async guess(name, key, limit) {
      const [left = 0] = await guessAll([{ name, key, limit }]);
      return left;
    },

    forgive: (name, key) => settle({ forgive: [{ name, key }] }),
    forget: (name, key) => settle({ forget: [{ name, key }] }),
  };
}

function idOf({ name, key }: Named): string {
  return `${name} ${key}`;
}
