import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Caller } from '#/platform/auth/caller.ts';
import { grows } from '#/platform/cache/grows.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { addressKey } from '#/platform/limits/place.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import { mayBeShown } from './search-record.rules.ts';
import type { SearchRecordStore } from './search-record.store.ts';

interface Needs {
  store: SearchRecordStore;
  blockedWords: () => Promise<readonly string[]>;
  /** Whether the site has what the words name. */
  isKnown: (words: string) => Promise<boolean>;
  tally: Pick<Tally, 'count'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  report: (error: unknown) => void;
}

interface Sender {
  caller: Caller;
  address: string;
  userAgent: string;
}

const HOT_DAYS = 7;
const HOT_SIZE = 10;
/** What one or two people typed is theirs, not the public's. */
const FEWEST_VISITORS = 3;
const KEPT_DAYS = 90;
const MOST_SEEN = 50_000;

export type SearchRecordService = ReturnType<typeof createSearchRecordService>;

export function createSearchRecordService(needs: Needs) {
  const { store, blockedWords, isKnown, tally, now, randomBytes, report } = needs;
  /** Who looked for what today, as a salted hash in memory: no address is ever written down. */
  const seen = new LRUCache<string, true>(grows(MOST_SEEN));
  const salt = randomBytes(16);
  let sweptOn = '';

  const isFirstToday = (day: string, key: string, { address, userAgent }: Sender): boolean => {
    const visitor = createHash('sha256')
      .update(salt)
      .update(`${day}\n${addressKey(address)}\n${userAgent}\n${key}`);
    const id = visitor.digest('base64url');
    if (seen.has(id)) return false;
    seen.set(id, true);
    return true;
  };

  async function write(words: string, sender: Sender): Promise<void> {
    const key = keyOf(words);
    const day = shanghaiDay(now());
    if (!key) return;
    if (sweptOn !== day) {
      sweptOn = day;
      await store.forgetBefore(shanghaiDay(now() - KEPT_DAYS * DAY_MS));
    }
    if (!isbot(sender.userAgent) && isFirstToday(day, key, sender)) {
      const isMiss = !(await isKnown(words));
      await store.count(day, key, words, isMiss);
      tally.count('searches');
      if (isMiss) tally.count('misses');
    }
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
