import type { RouterContextProvider } from 'react-router';
import { attemptApi } from '#/web/api.ts';
import type { Word } from '../word.contract.ts';
import { beginningOf } from '../word-text.pure.ts';
import type { ShownReview } from './reviews.tsx';

const SHOWN = 10;

/** The most liked of a title or a thing, by its key; null where the board is closed. */
export async function readReviews(context: Readonly<RouterContextProvider>, title: string) {
  const query = { title, order: 'likes', pageSize: SHOWN } as const;
  const result = await attemptApi(context)('GET /api/v1/word', { query });
  if (!result.ok) return null;
  const { Result, Waiting, Total } = result.data;
  return { reviews: Result.map(shownReview), waiting: Waiting.map(shownReview), total: Total };
}

/** A page carries no more of a long review than it shows. */
function shownReview(review: Word): ShownReview {
  const beginning = beginningOf(review.Content);
  return beginning ? { ...review, Content: beginning.text, longer: beginning.length } : review;
}
