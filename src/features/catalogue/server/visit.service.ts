import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import { titleNotFound } from './catalogue.errors.ts';
import type { TitleStore } from './title.store.ts';
import type { VisitStore } from './visit.store.ts';

interface Needs {
  titles: TitleStore;
  visits: VisitStore;
  visitors: Pick<Visitors, 'counter'>;
  now: () => number;
  /** Told after heat has changed. */
  counted: () => Promise<void>;
}

/** Every writing moves orders and drops kept lists. */
const WRITE_MS = 30_000;
/** Moving an entry of the search index takes a moment; so few at once are not felt. */
const AT_ONCE = 50;
const KEPT_DAYS = 30;
/** With fewer visits than this in a week, an order by visits would be chance. */
export const RANKED_FROM = 500;
const RANKED_DAYS = 7;

export type Trend = 'up' | 'down' | 'same';
export type VisitService = ReturnType<typeof createVisitService>;

export function createVisitService({ titles, visits, visitors, counted, now }: Needs) {
  const counter = visitors.counter<number>({
    name: 'visits of titles',
    write: (transaction, ids, day) => visits.add(transaction, ids, day, now()),
    written: counted,
    everyMs: WRITE_MS,
    atOnce: AT_ONCE,
    keep: { days: KEPT_DAYS, forgetBefore: visits.removeBefore },
  });

  return {
    flush: counter.flush,

    /** One visitor counts once a day for each title; robots never do. */
    async visit(key: string, visitor: Visitor): Promise<boolean> {
      const id = await titles.findId(key);
      if (id === undefined) throw titleNotFound();
      return counter.visit(visitor, `title ${id}`, id);
    },

    /** All visits of the last seven days. */
    lately: (): Promise<number> => visits.countSince(shanghaiDay(now() - (RANKED_DAYS - 1) * DAY_MS)),

    /** The last two days against the two before. */
    async trends(ids: readonly number[]): Promise<Map<number, Trend>> {
      const border = shanghaiDay(now() - DAY_MS);
      const change = new Map<number, number>();
      for (const { titleId, day: on, visits: count } of await visits.visitsByDay(
        ids,
        shanghaiDay(now() - 3 * DAY_MS),
      )) {
        change.set(titleId, (change.get(titleId) ?? 0) + (on >= border ? count : -count));
      }
      return new Map([...change].map(([id, by]) => [id, by > 0 ? 'up' : by < 0 ? 'down' : 'same']));
    },
  };
}
