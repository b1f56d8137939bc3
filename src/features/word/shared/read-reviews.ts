import type { RouterContextProvider } from 'react-router';
import { attemptApi } from '#/web/api.ts';
import type { Thread, Word } from '../word.contract.ts';
import { beginningOf } from '../word-text.pure.ts';
import { agoText } from '../word-time.pure.ts';
import type { ReviewOrder, ShownReview } from './reviews.tsx';

const SHOWN = 10;
const STATES = { want: '想看', watching: '在看', watched: '看过' };

/** The first of a title or a thing, by its key; null where the board is closed. */
export async function readReviews(
  context: Readonly<RouterContextProvider>,
  title: string,
  order: ReviewOrder = 'likes',
) {
  const query = { title, order, pageSize: SHOWN } as const;
  const result = await attemptApi(context)('GET /api/v1/word', { query });
  if (!result.ok) return null;
  const { Result, Waiting, Total } = result.data;
  const shown = shownReview(Date.now());
  return { reviews: Result.map(shown), waiting: Waiting.map(shown), total: Total, order };
}

/** A page carries no more of a long review than it shows. */
const shownReview =
  (now: number) =>
  (review: Word & Partial<Pick<Thread, 'WriterState'>>): ShownReview => {
    const beginning = beginningOf(review.Content);
    const state = review.WriterState && STATES[review.WriterState];
    const when = [state, agoText(review.CreatedTime, now)].filter(Boolean).join(' · ');
    return { ...review, when, ...(beginning && { Content: beginning.text, longer: beginning.length }) };
  };
