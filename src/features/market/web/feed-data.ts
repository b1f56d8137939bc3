import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import type { MarketOrder } from '../market-names.pure.ts';
import { toCard } from './card.ts';

/** What a list asks the market for; the page number apart. */
export interface FeedQuery {
  words?: string;
  city?: string;
  category?: string;
  platform?: string;
  shop?: string;
  minPrice?: number;
  maxPrice?: number;
  maxDiscount?: number;
  within?: number;
  fitting?: boolean;
  like?: string;
  order?: MarketOrder;
  longitude?: number;
  latitude?: number;
}

export const FEED_SIZE = 20;

/** A page of a list, and how it goes on. */
export async function readFeed(
  context: Readonly<RouterContextProvider>,
  query: FeedQuery,
  page: string | null,
  pathOf: (page: number) => string,
) {
  const found = await api(context)('GET /api/v1/crawl/common/search', {
    query: { ...query, page: page ?? 1, pageSize: FEED_SIZE },
  });
  return {
    query,
    cards: found.Result.map(toCard),
    total: found.Total,
    page: found.Page,
    next: found.Page < found.PageCount ? pathOf(found.Page + 1) : null,
  };
}

export type FeedList = Awaited<ReturnType<typeof readFeed>>;
