import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { WordPlace, WordState } from '../hot-word.contract.ts';
import { maskedWord, tooManyHidden, tooManyPinned } from './search.errors.ts';
import { mayBeShown } from './search-record.rules.ts';
import type { SearchRecordStore } from './search-record.store.ts';

/** What the operator decided: words that come first in the market, and such as are never hot. */
export interface ChosenWords {
  pinned: string[];
  hidden: string[];
}

export interface HotWordNeeds {
  chosen: () => Promise<ChosenWords>;
  /** Keeps what was chosen, made out of what was chosen before. */
  choose: (make: (before: ChosenWords) => ChosenWords, by: { note: string; changedBy: string }) => Promise<void>;
  /** Whether a text holds one of some words, however it is spelt; and the words that nobody may say on this site. */
  holdsOne: (text: string, words: readonly string[]) => boolean;
  blockedWords: () => Promise<readonly string[]>;
}

const HOT_DAYS = 7;
const HOT_SIZE = 10;
/**
 * What one or two people typed is theirs, not the public's. Visitors are known for a day only, so two on one day are surely
 * two; a second day tells what is looked for from a joke that went round.
 */
const HOT = { visitors: 3, days: 2, atOnce: 2 };
/** Fewer are no list: what else the market offers then says more. */
const FEWEST_WORDS = 5;
const MOST_PINNED = 10;
const MOST_HIDDEN = 500;
const MOST_LISTED = 100;

export type HotWordService = ReturnType<typeof createHotWordService>;

export function createHotWordService(needs: HotWordNeeds & { store: SearchRecordStore; now: () => number }) {
  const { store, chosen, choose, holdsOne, blockedWords, now } = needs;
  const since = () => shanghaiDay(now() - (HOT_DAYS - 1) * DAY_MS);

  async function shownWords(where: 'visitors' | 'in_market') {
    const [found, blocked, { hidden }] = await Promise.all([
      // More than are shown, because some may not be.
      store.hot(since(), where, HOT, HOT_SIZE * 5),
      blockedWords(),
      chosen(),
    ]);
    return found.filter(({ words }) => mayBeShown(words, (text) => holdsOne(text, [...blocked, ...hidden])));
  }

  /** Those the operator put first, then what is looked for in the market. */
  async function inMarket(): Promise<string[]> {
    const [found, { pinned }, blocked] = await Promise.all([shownWords('in_market'), chosen(), blockedWords()]);
    const first = pinned.filter((word) => !holdsOne(word, blocked));
    const keys = new Set(first.map(keyOf));
    const others = found.map(({ words }) => words).filter((words) => !keys.has(keyOf(words)));
    const all = [...first, ...others].slice(0, HOT_SIZE);
    return all.length < FEWEST_WORDS ? [] : all;
  }

  return {
    hot: async () => (await shownWords('visitors')).slice(0, HOT_SIZE),
    inMarket,

    /** What was looked for this week, and what becomes of it. */
    async list() {
      const [week, { pinned, hidden }, blocked, shown] = await Promise.all([
        store.week(since(), MOST_LISTED),
        chosen(),
        blockedWords(),
        inMarket(),
      ]);
      const [first, hot] = [new Set(pinned.map(keyOf)), new Set(shown.map(keyOf))];
      const stateOf = (words: string): WordState => {
        if (holdsOne(words, hidden)) return 'hidden';
        if (!mayBeShown(words, (text) => holdsOne(text, blocked))) return 'masked';
        if (first.has(keyOf(words))) return 'pinned';
        return hot.has(keyOf(words)) ? 'hot' : 'open';
      };
      return { pinned, hidden, shown, week: week.map((word) => ({ ...word, state: stateOf(word.words) })) };
    },

    /** A word is pinned or hidden, never both. */
    async place(words: string, place: WordPlace, changedBy: string): Promise<void> {
      const isPinned = place === 'pinned' || place === 'first';
      if (isPinned && !mayBeShown(words, () => false)) throw maskedWord();
      if (isPinned && holdsOne(words, await blockedWords())) throw maskedWord();
      const others = (all: readonly string[]) => all.filter((word) => keyOf(word) !== keyOf(words));
      const make = (before: ChosenWords): ChosenWords => {
        const [pinned, hidden] = [others(before.pinned), others(before.hidden)];
        if (isPinned && pinned.length >= MOST_PINNED) throw tooManyPinned(MOST_PINNED);
        if (place === 'hidden' && hidden.length >= MOST_HIDDEN) throw tooManyHidden(MOST_HIDDEN);
        if (place === 'first') return { pinned: [words, ...pinned], hidden };
        // What is there already keeps its place in the list.
        if (place === 'pinned')
          return { pinned: pinned.length < before.pinned.length ? before.pinned : [...pinned, words], hidden };
        if (place === 'hidden')
          return { pinned, hidden: hidden.length < before.hidden.length ? before.hidden : [...hidden, words] };
        return { pinned, hidden };
      };
      await choose(make, { note: `热搜：${NOTES[place]}「${words}」`, changedBy });
    },
  };
}

const NOTES: Record<WordPlace, string> = { first: '排到最前', pinned: '置顶', hidden: '屏蔽', open: '不再置顶或屏蔽' };
