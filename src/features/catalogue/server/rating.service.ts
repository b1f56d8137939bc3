import type { CatalogueService } from './catalogue.service.ts';
import type { RatingStore } from './rating.store.ts';

interface Needs {
  catalogue: CatalogueService;
  ratings: RatingStore;
  contentChanged: () => Promise<void>;
  now: () => number;
}

export type RatingService = ReturnType<typeof createRatingService>;

export function createRatingService({ catalogue, ratings, contentChanged, now }: Needs) {
  const readMine = async (memberId: number, key: string) => {
    const title = await catalogue.read(key);
    const [score, histogram] = await Promise.all([ratings.find(memberId, title.id), ratings.histogram(title.id)]);
    return { score, rating: title.rating, ratingCount: title.ratingCount, histogram };
  };
  return {
    readMine,

    exportRatings: (memberId: number) => ratings.ofMember(memberId),

    /** Taken back one by one: the means of the titles must follow. */
    async eraseRatings(memberId: number): Promise<void> {
      const given = await ratings.ofMember(memberId);
      for (const { titleId } of given) await ratings.rate(memberId, titleId, null, now());
      if (given.length > 0) await contentChanged();
    },

    /** A null takes the rating back. */
    async rate(memberId: number, key: string, score: number | null) {
      const { id } = await catalogue.read(key);
      await ratings.rate(memberId, id, score, now());
      await contentChanged();
      return readMine(memberId, key);
    },
  };
}
