import { createShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { ClickStore, Counts, DayCounts } from './click.store.ts';

/** A little under a second, so that a killed process has lost at most the last one. */
const FLUSH_MS = 800;

interface Needs {
  store: Pick<ClickStore, 'add'>;
  now: () => number;
  report: (error: unknown) => void;
}

export type ClickCounter = ReturnType<typeof createClickCounter>;

/** Counts in memory and writes in batches: a redirect never waits for a write. */
export function createClickCounter({ store, now, report }: Needs) {
  let today = new Map<string, DayCounts>();
  /** What is of an earlier day, or of a batch that failed. */
  let earlier: DayCounts[] = [];
  let day = '';
  const dayOf = createShanghaiDay();
  let isPlanned = false;
  let writing: Promise<void> = Promise.resolve();

  function turnTo(newDay: string): void {
    earlier.push(...today.values());
    today = new Map();
    day = newDay;
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      flush().catch(report);
    }, FLUSH_MS).unref();
  }

  async function write(): Promise<void> {
    const batch = earlier.length === 0 ? [...today.values()] : merged([...earlier, ...today.values()]);
    if (batch.length === 0) return;
    earlier = [];
    today = new Map();
    try {
      await store.add(batch);
    } catch (error) {
      // Nothing of a failed batch was written: it is tried again with the next one.
      earlier.push(...batch);
      plan();
      throw error;
    }
  }

  /** Writes everything counted so far; one batch at a time. */
  function flush(): Promise<void> {
    const written = writing.then(write);
    writing = written.catch(() => {});
    return written;
  }

  return {
    count(code: string, kind: keyof Counts): void {
      const currentDay = dayOf(now());
      if (currentDay !== day) turnTo(currentDay);
      let entry = today.get(code);
      if (!entry) {
        entry = { code, day, clicks: 0, bots: 0, tips: 0 };
        today.set(code, entry);
      }
      entry[kind] += 1;
      plan();
    },
    flush,
  };
}

/** One entry for each link and day: an insert may not name the same row twice. */
function merged(counts: readonly DayCounts[]): DayCounts[] {
  const sums = new Map<string, DayCounts>();
  for (const { code, day, clicks, bots, tips } of counts) {
    const key = `${code} ${day}`;
    const sum = sums.get(key) ?? { code, day, clicks: 0, bots: 0, tips: 0 };
    sums.set(key, { code, day, clicks: sum.clicks + clicks, bots: sum.bots + bots, tips: sum.tips + tips });
  }
  return [...sums.values()];
}
