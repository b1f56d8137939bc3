import { keyOf } from '#/platform/db/search/normal-form.ts';
import { SEARCH_END, type SearchHit } from '#/platform/db/search/search-index.ts';
import type { Item } from '../item.rules.ts';
import type { ItemStore } from '../item.store.ts';
import type { ItemSearchStore } from '../item-search.store.ts';
import type { Filter } from '../list.store.ts';
import type { Occasion } from './occasions.data.ts';
import { fitsOf, occasionsIn } from './occasions.ts';

interface Needs {
  index: Pick<ItemSearchStore, 'find' | 'findIds'>;
  items: Pick<ItemStore, 'listByIds'>;
}

/** So many words are looked up for one search, and so many of each are looked at. */
const MOST_WORDS = 20;
const OF_EACH = 20;

/** What words find when they may also name what it is for (生日礼物, 搬家): never instead of what is called so. */
export function createFitting({ index, items }: Needs) {
  async function fitting(occasions: readonly Occasion[], filter: Filter): Promise<number[]> {
    const words = fitsOf(occasions).slice(0, MOST_WORDS);
    const found = await Promise.all(words.map((word) => index.findIds(word, filter, OF_EACH)));
    const byId = new Map((await items.listByIds([...new Set(found.flat())])).map((item) => [item.id, item]));
    const isFor = (id: number, word: string) => {
      const item = byId.get(id);
      return item !== undefined && isCalled(item, word) && !occasions.some(({ unfit }) => unfit?.test(item.title));
    };
    const ofEach = found.map((ids, at) => ids.filter((id) => isFor(id, words[at] ?? '')));
    // One of each kind after the other: twenty cakes are no choice.
    return [...new Set(Array.from({ length: OF_EACH }, (_, turn) => ofEach.flatMap((ids) => ids[turn] ?? [])).flat())];
  }

  return async function find(words: string, filter: Filter): Promise<number[]> {
    const hits = await index.find(words, filter);
    const meant = occasionsIn(words);
    if (!meant) return idsOf(hits);
    const [wanted, suiting] = await Promise.all([
      meant.rest ? index.find(meant.rest, filter) : [],
      fitting(meant.occasions, filter),
    ]);
    // What is named beside the occasion is what is looked for; what of it fits comes first.
    const asked = new Set(idsOf(wanted.filter(isSo)));
    const others = asked.size > 0 ? [...suiting.filter((id) => asked.has(id)), ...asked] : suiting;
    const ids = new Set([...idsOf(hits.filter(isSo)), ...others]);
    return ids.size > 0 ? [...ids].slice(0, SEARCH_END) : idsOf(hits);
  };
}

const idsOf = (hits: readonly SearchHit[]) => hits.map(({ id }) => id);

/** By its words, not by their sound or by some of them. */
const isSo = ({ match }: SearchHit) => match.by !== 'near' && match.by !== 'homophone';

/** A street may be called like a cake. */
const isCalled = ({ title, category }: Item, word: string) => keyOf(`${title} ${category}`).includes(keyOf(word));
