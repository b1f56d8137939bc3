import { MARKET_ORDERS, type MarketOrder } from '../market-names.pure.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import type { FeedQuery } from './feed-data.ts';

export interface Search {
  words: string;
  category: string;
  platform: string;
  shop: string;
  order: MarketOrder;
  /** Whatever city is chosen. */
  isEverywhere: boolean;
  /** Another city than the chosen one. */
  city: string;
  /** The lowest and the highest price in yuan, the largest part of the price, how many kilometres away at most; 0 for any. */
  min: number;
  max: number;
  discount: number;
  within: number;
  /** Words are looked for as they stand, whatever they may say. */
  isPlain: boolean;
  /** What the words say it is for; read out of them, not kept in the address. */
  occasions: readonly string[];
}

export const SEARCH_ORDERS = [
  { order: 'default', label: '综合' },
  { order: 'distance', label: '离我近' },
  { order: 'price', label: '价格' },
  { order: 'discount', label: '折扣' },
  { order: 'new', label: '最新' },
] as const satisfies { order: MarketOrder; label: string }[];

export const ANY_SEARCH: Search = {
  words: '',
  category: '',
  platform: '',
  shop: '',
  order: 'default',
  isEverywhere: false,
  city: '',
  min: 0,
  max: 0,
  discount: 0,
  within: 0,
  isPlain: false,
  occasions: [],
};

/** What narrows with one tap. */
export const PRICES = [50, 100, 300] as const;

export function readSearch(search: URLSearchParams): Search {
  const text = (name: string, most: number) => [...(search.get(name) ?? '').trim()].slice(0, most).join('');
  const number = (name: string, most: number) => {
    const value = Number(search.get(name));
    return value > 0 && value <= most ? value : 0;
  };
  return {
    words: text('words', 100),
    category: text('category', 30),
    platform: text('platform', 30),
    shop: text('shop', 30),
    order: MARKET_ORDERS.find((order) => order === search.get('order')) ?? 'default',
    isEverywhere: search.get('scope') === 'all',
    city: text('city', 30),
    min: number('min', 10_000_000),
    max: number('max', 10_000_000),
    discount: number('discount', 1),
    within: number('within', 1000),
    isPlain: search.get('as') === 'words',
    occasions: [],
  };
}

/** Whether nothing was asked for yet: then the page helps to ask. */
export function isBlank(search: URLSearchParams): boolean {
  return [...search].every(([, value]) => value.trim() === '');
}

export function searchPath(search: Search, page = 1): string {
  const { words, category, platform, shop, order, isEverywhere, city, min, max, discount, within, isPlain } = search;
  const query = new URLSearchParams({
    ...(words && { words }),
    ...(category && { category }),
    ...(platform && { platform }),
    ...(shop && { shop }),
    ...(order !== 'default' && { order }),
    ...(isEverywhere && { scope: 'all' }),
    ...(city && { city }),
    ...(min > 0 && { min: String(min) }),
    ...(max > 0 && { max: String(max) }),
    ...(discount > 0 && { discount: String(discount) }),
    ...(within > 0 && { within: String(within) }),
    ...(isPlain && { as: 'words' }),
    ...(page > 1 && { page: String(page) }),
  });
  // Everything there is has to be asked for by something: the bare address is where one begins.
  return query.size > 0 ? `/market/search?${query}` : '/market/search?scope=all';
}

export function hasPoint(place: MarketPlace | undefined): place is MarketPlace {
  return place !== undefined && (place.longitude !== 0 || place.latitude !== 0);
}

export function searchQuery(search: Search, place: MarketPlace | undefined) {
  const { words, category, platform, shop, order, isEverywhere, min, max, discount, within } = search;
  const city = search.city || (isEverywhere || within > 0 ? '' : place?.city);
  const needsPoint = order === 'distance' || within > 0;
  return {
    words,
    category,
    platform,
    order,
    ...(shop && { shop }),
    ...(min > 0 && { minPrice: min }),
    ...(max > 0 && { maxPrice: max }),
    ...(discount > 0 && { maxDiscount: discount }),
    ...(within > 0 && { within }),
    ...(search.occasions.length > 0 && { fitting: true }),
    ...(city && { city }),
    ...(hasPoint(place) && needsPoint && { longitude: place.longitude, latitude: place.latitude }),
  } satisfies FeedQuery;
}
