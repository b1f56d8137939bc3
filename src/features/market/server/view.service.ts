import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import { CATEGORIES } from '../market-names.pure.ts';
import type { ViewStore } from './view.store.ts';

interface Needs {
  views: ViewStore;
  visitors: Pick<Visitors, 'counter'>;
  now: () => number;
  /** Told after orders or hot words have changed. */
  counted: () => Promise<void>;
}

/** Every writing moves orders and drops kept lists. */
const WRITE_MS = 20_000;
/** Moving an entry of the search index takes a moment; so few at once are not felt. */
const AT_ONCE = 50;
const HOT_DAYS = 7;
const HOT_WORDS = 10;
const KEPT_DAYS = 30;
/** What is longer is a sentence, not a word others would search for. */
const LONGEST_WORDS = 12;

export type ViewService = ReturnType<typeof createViewService>;

/** Views and searched words, once a visitor and day. */
export function createViewService({ views, visitors, counted, now }: Needs) {
  const plan = { written: counted, everyMs: WRITE_MS };
  const items = visitors.counter<number>({
    ...plan,
    name: 'views of goods',
    write: (transaction, ids) => views.addViews(transaction, ids, now()),
    atOnce: AT_ONCE,
  });
  const searches = visitors.counter<string>({
    ...plan,
    name: 'words searched for among goods',
    write: views.addWords,
    keep: { days: KEPT_DAYS, forgetBefore: views.forgetWords },
  });

  return {
    flush: () => Promise.all([items.flush(), searches.flush()]).then(() => {}),

    /** Unknown numbers are counted too; writing them finds no row. */
    view: (id: number, visitor: Visitor): boolean => items.visit(visitor, `item ${id}`, id),

    /** Words that found something by name; what found nothing is nothing to offer others. */
    searchFor(words: string, visitor: Visitor): void {
      const text = words.toLowerCase();
      if ([...text].length > LONGEST_WORDS || [...text].length < 2) return;
      searches.visit(visitor, `words ${text}`, text);
    },

    /** A new site has none; the first word of each category stands in. */
    async hotWords(): Promise<string[]> {
      const counted = await views.hotWords(shanghaiDay(now() - HOT_DAYS * DAY_MS), HOT_WORDS);
      const first = CATEGORIES.flatMap(({ words }) => words.slice(0, 2));
      return [...new Set([...counted, ...first])].slice(0, HOT_WORDS);
    },
  };
}
