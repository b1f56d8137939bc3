import { toFen } from '#/contract/money.pure.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { ItemStore } from '../item.store.ts';
import type { ItemSearchStore } from '../item-search.store.ts';
import type { ListStore } from '../list.store.ts';
import type { Query } from '../market.service.ts';
import { readSaid } from './read-said.ts';
import type { Said } from './said.rules.ts';
import { respelled } from './said-sound.ts';

interface Needs {
  index: Pick<ItemSearchStore, 'find'>;
  items: Pick<ItemStore, 'listByIds'>;
  lists: Pick<ListStore, 'counts'>;
}

/** A sentence, and whether something is really called so: then that is what is meant. */
export interface Reading extends Said {
  isName: boolean;
}

const ANYWHERE = { city: '', category: '', platform: '' };
const LOOKED_AT = 20;

export type SaidService = ReturnType<typeof createSaidService>;

/** Reads searches as people say them. Words that say nothing but what is looked for cost one look at the names of cities. */
export function createSaidService({ index, items, lists }: Needs) {
  async function isName(words: string, hits: readonly { id: number }[]): Promise<boolean> {
    const key = keyOf(words);
    const found = await items.listByIds(hits.slice(0, LOOKED_AT).map(({ id }) => id));
    return found.some(({ title, shop }) => keyOf(title).includes(key) || keyOf(shop).includes(key));
  }

  async function read(words: string): Promise<Reading> {
    const cities = (await lists.counts('city', '')).map(({ name }) => name);
    const said = readSaid(words, cities);
    const mayBeSound = isPlain(said, words) && /[a-z]{2}/i.test(words);
    if (isPlain(said, words) && !mayBeSound) return { ...said, isName: false };
    const hits = await index.find(words, ANYWHERE);
    if (!mayBeSound) return { ...said, isName: await isName(words, hits) };
    // Pinyin of a name is found as it is; only what finds nothing is read as a sentence in letters.
    const isFound = hits.some(({ match }) => match.by !== 'near' && match.by !== 'homophone');
    return { ...(isFound ? said : readSaid(respelled(words), cities)), isName: false };
  }

  return {
    read,

    /** As the market is searched by it where nobody knows who asks from where. */
    async query(words: string): Promise<Partial<Query>> {
      const { isName, words: left, minPrice, maxPrice, maxDiscount, order, city } = await read(words);
      if (isName) return { words };
      return {
        words: left,
        leastFen: minPrice && toFen(minPrice),
        mostFen: maxPrice && toFen(maxPrice),
        mostDiscount: maxDiscount,
        ...(order && order !== 'distance' && { order }),
        ...(city && { city }),
      };
    },
  };
}

const isPlain = (said: Said, words: string): boolean =>
  Object.keys(said).length === 2 && said.unmet.length === 0 && keyOf(said.words) === keyOf(words);
