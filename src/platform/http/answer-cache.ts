import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 2300;
const MAX_AGE_MS = 180_000;

/** Keeps answers that are the same for everyone, so that many pages cost one query. */
export class AnswerCache {
  readonly #answers: LRUCache<string, { data: unknown }>;
  readonly #flights = new Map<string, Promise<unknown>>();
  #generation = 0;

  constructor(now: () => number) {
    this.#answers = new LRUCache({ max: MAX_ENTRIES, ttl: MAX_AGE_MS, perf: { now }, ttlResolution: 0 });
  }

  /** The kept answer, or the one that is being made, or a new one. */
  async through(key: string, input: unknown, produce: () => Promise<unknown>): Promise<unknown> {
    const id = `${key} ${JSON.stringify(input)}`;
    const kept = this.#answers.get(id);
    if (kept) return kept.data;
    const flightId = `${this.#generation} ${id}`;
    const flight = this.#flights.get(flightId);
    if (flight) return flight;
    const generation = this.#generation;
    const made = produce();
    this.#flights.set(flightId, made);
    try {
      const data = await made;
      // An answer begun before a change must not be given after it.
      if (generation === this.#generation) this.#answers.set(id, { data });
      return data;
    } finally {
      this.#flights.delete(flightId);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
  }
}
