import { LRUCache } from 'lru-cache';
import { onwards } from '#/platform/clock/clock.ts';

interface Options<Value> {
  /**
   * The most entries kept, or with `sizeOf` the most they may weigh together; the least recently used are dropped
   * first.
   */
  most: number;
  sizeOf?: (value: Value) => number;
  /** For values that go out of date by themselves. After a change, call `clear`. */
  maxAge?: { ms: number; now: () => number };
  /** What is not worth keeping is only given to those who wait for it. */
  isKept?: (value: Value) => boolean;
}

/**
 * Values made once for all who ask meanwhile, then kept. One that was begun before a change is neither kept nor joined.
 */
export class OnceCache<Value> {
  readonly #kept: LRUCache<string, { value: Value }>;
  readonly #isKept: (value: Value) => boolean;
  #flights = new Map<string, Promise<Value>>();
  /** How often something was there, and how often it had to be made or waited for. */
  readonly looks = { hits: 0, misses: 0 };

  constructor({ most, sizeOf = () => 1, maxAge, isKept = () => true }: Options<Value>) {
    this.#isKept = isKept;
    this.#kept = new LRUCache({
      // Not `max`, with which the library reserves room for all entries at once.
      maxSize: most,
      sizeCalculation: ({ value }) => sizeOf(value),
      ...(maxAge && { ttl: maxAge.ms, perf: { now: onwards(maxAge.now) }, ttlResolution: 0 }),
    });
  }

  /** The kept value, or the one that is being made, or a new one. */
  through(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    this.looks[kept ? 'hits' : 'misses'] += 1;
    return kept ? Promise.resolve(kept.value) : this.renew(key, make);
  }

  /** The one that is being made, or a new one. */
  renew(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.making(key) ?? this.make(key, make);
  }

  /** A new one, whatever there is: for a value that may turn out to be for its maker alone. */
  async make(key: string, make: () => Promise<Value>): Promise<Value> {
    const flights = this.#flights;
    const flight = make();
    flights.set(key, flight);
    try {
      const value = await flight;
      if (this.making(key) === flight && this.#isKept(value)) this.#kept.set(key, { value });
      return value;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  kept(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  making(key: string): Promise<Value> | undefined {
    return this.#flights.get(key);
  }

  /** What is being made for it reaches those who wait, and nobody else. */
  forget(key: string): void {
    this.#kept.delete(key);
    this.#flights.delete(key);
  }

  clear(): void {
    this.#flights = new Map();
    this.#kept.clear();
  }
}
