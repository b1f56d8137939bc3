import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Caller } from '#/platform/auth/caller.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import type { SearchedWords, SearchRecordStore } from './search-record.store.ts';

interface Needs {
  store: SearchRecordStore;
  /** Whether the site has what the words name. */
  isKnown: (words: string) => Promise<boolean>;
  tally: Pick<Tally, 'count'>;
  visitors: Pick<Visitors, 'counter'>;
  now: () => number;
  report: (error: unknown) => void;
}

/** What the market's page calls itself when it notes a search. */
const MARKET = 'market';

type Sender = Visitor & { caller: Caller };

const KEPT_DAYS = 90;

export type SearchRecordService = ReturnType<typeof createSearchRecordService>;

export function createSearchRecordService(needs: Needs) {
  const { store, isKnown, tally, visitors, now, report } = needs;
  const counter = visitors.counter<SearchedWords>({
    name: 'words searched for',
    write: store.count,
    keep: { days: KEPT_DAYS, forgetBefore: store.forgetBefore },
  });

  async function write(words: string, sender: Sender, isInMarket: boolean): Promise<void> {
    const key = keyOf(words);
    if (!key) return;
    let isMiss = false;
    const isFirst = await counter.visitNow(sender, `search ${key}`, async () => {
      isMiss = !(await isKnown(words));
      return { key, words, visitors: 1, misses: isMiss ? 1 : 0, inMarket: 0 };
    });
    if (isInMarket)
      await counter.visitNow(sender, `market ${key}`, async () => ({
        ...{ key, words, visitors: 0, misses: 0, inMarket: 1 },
      }));
    if (isFirst) tally.count('searches');
    if (isFirst && isMiss) tally.count('misses');
    if (sender.caller.role !== 'visitor') await store.remember(sender.caller.memberId, key, words, now());
  }

  return {
    /** A search is worth more than the record of it: this never fails. */
    record: (words: string, sender: Sender, from = ''): Promise<void> =>
      write(words, sender, from === MARKET).catch(report),

    /** For the operator: what was looked for most, and what was looked for in vain. */
    async asked(days: number, limit: number) {
      const since = shanghaiDay(now() - (days - 1) * DAY_MS);
      const [top, missing] = await Promise.all([store.asked(since, limit, false), store.asked(since, limit, true)]);
      return { top, missing };
    },

    recent: store.recent,
    clear: (memberId: number, words: string) => store.clear(memberId, words ? keyOf(words) : undefined),
    eraseAll: (memberId: number) => store.clear(memberId),
  };
}
