import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
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
  let pending = new Map<string, DayCounts>();
  let isPlanned = false;
  let writing: Promise<void> = Promise.resolve();

  function entryOf(linkId: number, day: string): DayCounts {
    const key = `${linkId} ${day}`;
    const known = pending.get(key);
    if (known) return known;
    const fresh = { linkId, day, clicks: 0, bots: 0, tips: 0 };
    pending.set(key, fresh);
    return fresh;
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
    if (pending.size === 0) return;
    const batch = pending;
    pending = new Map();
    try {
      await store.add([...batch.values()]);
    } catch (error) {
      // Nothing of a failed batch was written: it goes back and is tried again.
      for (const { linkId, day, clicks, bots, tips } of batch.values()) {
        const entry = entryOf(linkId, day);
        entry.clicks += clicks;
        entry.bots += bots;
        entry.tips += tips;
      }
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
    count(linkId: number, kind: keyof Counts): void {
      entryOf(linkId, shanghaiDay(now()))[kind] += 1;
      plan();
    },
    flush,
  };
}
