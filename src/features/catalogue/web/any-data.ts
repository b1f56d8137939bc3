import { data, type RouterContextProvider, redirect } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { readReviews } from '#/features/word/shared/read-reviews.ts';
import type { ReviewOrder } from '#/features/word/shared/reviews.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { anyPath } from '../any-path.pure.ts';
import { type KindName, kindOf } from '../kinds.pure.ts';
import { ORDER, RELATED_SIZE } from '../list-sizes.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { anyView } from './any-view.ts';
import { coverArt, toCards } from './card.ts';
import { seriesChain } from './series-chain.ts';
import { scoreText } from './title-text.ts';

/** How many of the related titles there are to leaf through. */
const RELATED_MOST = 30;
const RAIL = 6;

/** Everything the page of a title shows. An old key leads to the new one for good. */
export async function readAny(
  context: Readonly<RouterContextProvider>,
  key: string | null | undefined,
  { batch, reviews: order }: { batch: number; reviews: ReviewOrder },
) {
  if (!key) throw data('请指明要看哪一部', { status: 404 });
  const call = api(context);
  const detail = await call('GET /api/v1/any', { query: { key } });
  if (detail.MovedTo !== null) throw redirect(anyPath(detail.MovedTo), 301);
  const isMember = context.get(siteContext).user !== null;
  const [related, rail, isKept, mine, reviews] = await Promise.all([
    call('GET /api/v1/any/relative', { query: { key, pageSize: RELATED_MOST } }),
    readRail(context, detail.TypeName, key),
    isMember
      ? call('GET /api/v1/collect/:RelativeId', { params: { RelativeId: key }, query: { Type: FAVOURITE.any } })
      : false,
    isMember ? call('GET /api/v1/shelf/mine', { query: { key } }) : null,
    readReviews(context, key, order),
  ]);
  const series = seriesChain(detail, related.Result);
  const likest = related.Result.filter(({ Key }) => !series.some((part) => part.key === Key));
  const batches = Math.max(1, Math.floor(likest.length / RELATED_SIZE));
  const at = batch % batches;
  return {
    ...anyView(detail),
    mine: mine?.Score ?? null,
    isKept,
    onShelf: mine?.Shelf ?? null,
    reviews,
    series,
    related: toCards(likest.slice(at * RELATED_SIZE, (at + 1) * RELATED_SIZE)),
    otherBatch: batches > 1 ? `${anyPath(key)}?batch=${(at + 1) % batches}` : null,
    rail,
  };
}

/** The best of the same kind; the hottest as long as members have rated too few. */
async function readRail(context: Readonly<RouterContextProvider>, name: KindName, without: string) {
  const read = (orderType: number) =>
    api(context)('GET /api/v1/any/order', {
      query: { orderType, type_name: kindOf(name)?.slug ?? '', pageSize: RAIL + 1 },
    });
  const others = (list: Awaited<ReturnType<typeof read>>) => list.Result.filter(({ Key }) => Key !== without);
  const best = others(await read(ORDER.rating)).filter(({ Rating }) => Rating !== null);
  const isRated = best.length >= RAIL / 2;
  const items = (isRated ? best : others(await read(ORDER.heat))).slice(0, RAIL);
  return {
    title: `${isRated ? '高分' : '热门'}${name}`,
    rows: items.map((item) => ({
      path: anyPath(item.Key),
      name: item.Name,
      facts: [item.Year, item.Genres[0], spaced(item.Remark)].filter(Boolean).join(' · '),
      people: (item.Actors.length > 0 ? item.Actors : item.Directors).slice(0, 3).join('、'),
      score: scoreText(item),
      cover: coverArt(item),
    })),
  };
}

export type AnyRail = Awaited<ReturnType<typeof readRail>>;
