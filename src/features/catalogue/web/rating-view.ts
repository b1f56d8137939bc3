import type { AnyDetail } from '../any-item.contract.ts';
import { scoreText } from './title-text.ts';

export interface RatingView {
  /** Null until enough members have given one. */
  score: string | null;
  count: number;
  /** From 9–10 down to 1–2, in percent of all. */
  bars: { label: string; share: number }[];
}

type Rated = Pick<AnyDetail, 'Rating' | 'RatingCount' | 'RatingHistogram'>;

export function ratingView(rated: Rated): RatingView {
  const { RatingCount, RatingHistogram } = rated;
  const bars = [9, 7, 5, 3, 1].map((low) => {
    const given = (RatingHistogram[low - 1] ?? 0) + (RatingHistogram[low] ?? 0);
    return { label: `${low}–${low + 1}`, share: RatingCount > 0 ? Math.round((given / RatingCount) * 100) : 0 };
  });
  return { score: scoreText(rated), count: RatingCount, bars };
}
