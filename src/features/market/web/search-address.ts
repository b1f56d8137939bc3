import { MARKET_ORDERS, type MarketOrder } from '../market-names.pure.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import type { FeedQuery } from './feed-data.ts';

export interface Search {
  words: string;
  category: string;
  platform: string;
  order: MarketOrder;
  /** Whatever city is chosen. */
  isEverywhere: boolean;
}

export const SEARCH_ORDERS = [
  { order: 'default', label: '综合' },
  { order: 'distance', label: '离我近' },
  { order: 'price', label: '价格' },
  { order: 'discount', label: '折扣' },
  { order: 'new', label: '最新' },
] as const satisfies { order: MarketOrder; label: string }[];

export function readSearch(search: URLSearchParams): Search {
  const text = (name: string, most: number) => [...(search.get(name) ?? '').trim()].slice(0, most).join('');
  return {
    words: text('words', 100),
    category: text('category', 30),
    platform: text('platform', 30),
    order: MARKET_ORDERS.find((order) => order === search.get('order')) ?? 'default',
    isEverywhere: search.get('scope') === 'all',
  };
}

export function searchPath({ words, category, platform, order, isEverywhere }: Search, page = 1): string {
  const search = new URLSearchParams({
    ...(words && { words }),
    ...(category && { category }),
    ...(platform && { platform }),
    ...(order !== 'default' && { order }),
    ...(isEverywhere && { scope: 'all' }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `/market/search?${search}` : '/market/search';
}

export function searchQuery(
  { words, category, platform, order, isEverywhere }: Search,
  place: MarketPlace | undefined,
) {
  const isPoint = place !== undefined && (place.longitude !== 0 || place.latitude !== 0);
  return {
    words,
    category,
    platform,
    order,
    ...(place && !isEverywhere && { city: place.city }),
    ...(isPoint && order === 'distance' && { longitude: place.longitude, latitude: place.latitude }),
  } satisfies FeedQuery;
}
