import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import type { ViewStore } from './view.store.ts';

interface Needs {
  views: ViewStore;
  visitors: Pick<Visitors, 'counter'>;
  now: () => number;
  /** Told after orders have changed. */
  counted: () => Promise<void>;
}

/** Every writing moves orders and drops kept lists. */
const WRITE_MS = 20_000;
/** Moving an entry of the search index takes a moment; so few at once are not felt. */
const AT_ONCE = 50;

export type ViewService = ReturnType<typeof createViewService>;

/** Views, once a visitor and day. */
export function createViewService({ views, visitors, counted, now }: Needs) {
  const items = visitors.counter<number>({
    written: counted,
    everyMs: WRITE_MS,
    name: 'views of goods',
    write: (transaction, ids) => views.addViews(transaction, ids, now()),
    atOnce: AT_ONCE,
  });

  return {
    flush: items.flush,

    /** Unknown numbers are counted too; writing them finds no row. */
    view: (id: number, visitor: Visitor): boolean => items.visit(visitor, `item ${id}`, id),
  };
}
