import { createShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import type { ClickStore, Counts, DayCounts } from './click.store.ts';

/** Links that were opened since the last batch; more than these only while the database is away. */
const MOST_WAITING = 50_000;

interface Needs {
  store: Pick<ClickStore, 'add'>;
  now: () => number;
  report: (error: unknown) => void;
}

export type ClickCounter = ReturnType<typeof createClickCounter>;

/** Counts in memory and writes in batches: a redirect never waits for a write. */
export function createClickCounter({ store, now, report }: Needs) {
  const dayOf = createShanghaiDay();
  /** What waits in the batch, by code alone: most clicks are of a link that was opened a moment ago. */
  const waiting = new Map<string, DayCounts>();
  const batch = createBatch<DayCounts>({
    name: 'clicks of short links',
    async write(counts) {
      waiting.clear();
      try {
        await store.add(counts);
      } catch (error) {
        // The batch comes back, and what was counted meanwhile is merged into it.
        waiting.clear();
        throw error;
      }
    },
    merge(sum, { clicks, bots, tips }) {
      sum.clicks += clicks;
      sum.bots += bots;
      sum.tips += tips;
      return sum;
    },
    report,
    most: MOST_WAITING,
  });

  return {
    count(code: string, kind: keyof Counts): void {
      const day = dayOf(now());
      const known = waiting.get(code);
      if (known?.day === day) {
        known[kind] += 1;
        return;
      }
      const one = { code, day, clicks: 0, bots: 0, tips: 0 };
      one[kind] = 1;
      const sum = batch.add(`${code} ${day}`, one);
      if (sum) waiting.set(code, sum);
    },
    flush: batch.flush,
  };
}
