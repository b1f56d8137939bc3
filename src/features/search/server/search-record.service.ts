import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Caller } from '#/platform/auth/caller.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import { mayBeShown } from './search-record.rules.ts';
import type { SearchedWords, SearchRecordStore } from './search-record.store.ts';

interface Needs {
  store: SearchRecordStore;
  blockedWords: () => Promise<readonly string[]>;
  /** Whether the site has what the words name. */
  isKnown: (words: string) => Promise<boolean>;
  tally: Pick<Tally, 'count'>;
  visitors: Pick<Visitors, 'counter'>;
  now: () => number;
  report: (error: unknown) => void;
}

type Sender = Visitor & { caller: Caller };

const HOT_DAYS = 7;
const HOT_SIZE = 10;
/** What one or two people typed is theirs, not the public's. */
const FEWEST_VISITORS = 3;
const KEPT_DAYS = 90;

export type SearchRecordService = ReturnType<typeof createSearchRecordService>;

export function createSearchRecordService(needs: Needs) {
  const { store, blockedWords, isKnown, tally, visitors, now, report } = needs;
  const counter = visitors.counter<SearchedWords>({
    name: 'words searched for',
    write: store.count,
    keep: { days: KEPT_DAYS, forgetBefore: store.forgetBefore },
  });

  async function write(words: string, sender: Sender): Promise<void> {
    const key = keyOf(words);
    if (!key) return;
    let isMiss = false;
    const isFirst = await counter.visitNow(sender, `search ${key}`, async () => {
      isMiss = !(await isKnown(words));
      return { key, words, isMiss };
    });
    if (isFirst) tally.count('searches');
    if (isFirst && isMiss) tally.count('misses');
    if (sender.caller.role !== 'visitor') await store.remember(sender.caller.memberId, key, words, now());
  }

  return {
    /** A search is worth more than the record of it: this never fails. */
    record: (words: string, sender: Sender): Promise<void> => write(words, sender).catch(report),

    async hot() {
      // More than are shown, because some may not be.
      const found = await store.hot(shanghaiDay(now() - (HOT_DAYS - 1) * DAY_MS), FEWEST_VISITORS, HOT_SIZE * 5);
      const blocked = await blockedWords();
      return found.filter(({ words }) => mayBeShown(words, blocked)).slice(0, HOT_SIZE);
    },

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
