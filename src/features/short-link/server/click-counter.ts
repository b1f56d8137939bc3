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
  const batch = createBatch<DayCounts>({
    name: 'clicks of short links',
    write: store.add,
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
      const one = { code, day, clicks: 0, bots: 0, tips: 0 };
      one[kind] = 1;
      batch.add(`${code} ${day}`, one);
    },
    flush: batch.flush,
  };
}
