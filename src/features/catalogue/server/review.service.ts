import type { Slice } from '#/contract/paging.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { initialsOf, readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import type { ReviewedTitleStore, WantedTitles } from './reviewed-title.store.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleSearchStore } from './title-search.store.ts';

interface Needs {
  titles: Pick<TitleStore, 'setRemoved'>;
  reviewed: ReviewedTitleStore;
  index: Pick<TitleSearchStore, 'find'>;
  /** Told after every change a visitor could see. */
  changed: () => Promise<void>;
  now: () => number;
}

/** Nobody looks through more; who has more types another letter. */
const MOST_BY_SOUND = 500;

export type ReviewService = ReturnType<typeof createReviewService>;

/** The catalogue as the operator goes through it. */
export function createReviewService({ titles, reviewed, index, changed, now }: Needs) {
  /** What was taken down is in no index, yet who takes it back up types as everywhere: 泰坦尼克号 by ttnkh. */
  async function removedBySound(words: string): Promise<number[]> {
    const typed = words.toLowerCase().replace(/[\s']/g, '');
    if (!/^[a-z]{2,}$/.test(typed)) return [];
    const sounds = (name: string) => {
      const key = keyOf(name);
      return readingsOf(key).flatMap((syllables) => [syllables.join(''), initialsOf(syllables, key)]);
    };
    return (await reviewed.removedNames())
      .filter(({ name }) => sounds(name).some((sound) => sound.startsWith(typed)))
      .slice(0, MOST_BY_SOUND)
      .map(({ id }) => id);
  }

  return {
    async list(wanted: Omit<WantedTitles, 'hits'>, slice: Slice) {
      if (wanted.words === '') return reviewed.list({ ...wanted, hits: [] }, slice);
      const found = await index.find({ words: wanted.words, marks: [] });
      const hits = [...found.map(({ id }) => id), ...(await removedBySound(wanted.words))];
      return reviewed.list({ ...wanted, hits }, slice);
    },

    /** The keys of those that can be changed. */
    keysOf: reviewed.keysOf,
    byIds: reviewed.byIds,

    /** How many changed: those that are there already are left as they are. */
    async setShown(ids: readonly number[], isShown: boolean): Promise<number> {
      let moved = 0;
      for (const id of await reviewed.known(ids)) {
        if (await titles.setRemoved(id, !isShown, now())) moved += 1;
      }
      if (moved > 0) await changed();
      return moved;
    },
  };
}
