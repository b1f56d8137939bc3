import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { CATEGORIES } from '../market-names.pure.ts';
import type { ViewStore } from './view.store.ts';

interface Needs {
  views: ViewStore;
  now: () => number;
  /** Told after orders or hot words have changed. */
  counted: () => Promise<void>;
  report: (error: unknown) => void;
}

export interface Visitor {
  address: string;
  userAgent: string;
}

const FLUSH_MS = 20_000;
const HOT_DAYS = 7;
const HOT_WORDS = 10;
/** What is longer is a sentence, not a word others would search for. */
const LONGEST_WORDS = 12;
/** A flood of visitors may forget the first ones of the day; it may not fill the memory. */
const MOST_SEEN = 200_000;

export type ViewService = ReturnType<typeof createViewService>;

/** Views and searched words: counted in memory, once a visitor and day, written in batches. */
export function createViewService({ views, counted, now, report }: Needs) {
  let viewed = new Map<number, number>();
  let searched = new Map<string, number>();
  let seen = new Set<number>();
  let day = shanghaiDay(now());
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [batch, words] = [viewed, searched];
    [viewed, searched] = [new Map(), new Map()];
    if (batch.size === 0 && words.size === 0) return;
    try {
      await views.add(batch, words, day, now());
    } catch (error) {
      for (const [id, count] of batch) viewed.set(id, (viewed.get(id) ?? 0) + count);
      for (const [text, count] of words) searched.set(text, (searched.get(text) ?? 0) + count);
      throw error;
    }
    await counted();
  }

  async function isFirst(subject: string, { address, userAgent }: Visitor): Promise<boolean> {
    if (!userAgent || isbot(userAgent)) return false;
    const today = shanghaiDay(now());
    if (today !== day) {
      await flush();
      day = today;
      seen = new Set();
      await views.forgetWords(shanghaiDay(now() - 30 * DAY_MS));
    }
    // No address is kept: only 48 bits of a hash that changes every day.
    const visit = createHash('sha256').update(`${day} ${address} ${userAgent} ${subject}`).digest().readUIntBE(0, 6);
    if (seen.has(visit)) return false;
    if (seen.size >= MOST_SEEN) seen = new Set();
    seen.add(visit);
    timer ??= setTimeout(() => flush().catch(report), FLUSH_MS).unref();
    return true;
  }

  return {
    flush,

    /** Unknown numbers are counted too; writing them finds no row. */
    async view(id: number, visitor: Visitor): Promise<boolean> {
      if (!(await isFirst(`item ${id}`, visitor))) return false;
      viewed.set(id, (viewed.get(id) ?? 0) + 1);
      return true;
    },

    /** Words that found something by name; what found nothing is nothing to offer others. */
    async searchFor(words: string, visitor: Visitor): Promise<void> {
      const text = words.toLowerCase();
      if ([...text].length > LONGEST_WORDS || [...text].length < 2) return;
      if (await isFirst(`words ${text}`, visitor)) searched.set(text, (searched.get(text) ?? 0) + 1);
    },

    /** A new site has none; the first word of each category stands in. */
    async hotWords(): Promise<string[]> {
      const counted = await views.hotWords(shanghaiDay(now() - HOT_DAYS * DAY_MS), HOT_WORDS);
      const first = CATEGORIES.flatMap(({ words }) => words.slice(0, 2));
      return [...new Set([...counted, ...first])].slice(0, HOT_WORDS);
    },
  };
}
