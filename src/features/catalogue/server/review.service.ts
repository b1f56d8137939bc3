import type { Slice } from '#/contract/paging.ts';
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

export type ReviewService = ReturnType<typeof createReviewService>;

/** The catalogue as the operator goes through it. */
export function createReviewService({ titles, reviewed, index, changed, now }: Needs) {
  return {
    async list(wanted: Omit<WantedTitles, 'hits'>, slice: Slice) {
      const hits = wanted.words === '' ? [] : await index.find({ words: wanted.words, marks: [] });
      return reviewed.list({ ...wanted, hits: hits.map(({ id }) => id) }, slice);
    },

    /** The keys of those that can be changed. */
    keysOf: reviewed.keysOf,
    byIds: reviewed.byIds,

    /** How many changed: those that are there already are left as they are. */
    async setShown(ids: readonly number[], isShown: boolean): Promise<number> {
      let moved = 0;
      for (const id of await reviewed.known(ids)) {
        if (await titles.setRemoved(id, isShown ? null : now())) moved += 1;
      }
      if (moved > 0) await changed();
      return moved;
    },
  };
}
