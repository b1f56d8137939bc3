import type { CallData } from '#/contract/endpoint.ts';
import { kilometres } from '../distance.pure.ts';
import type { marketApi } from '../market.contract.ts';
import type { MarketOrder } from '../market-names.pure.ts';
import { priceText } from '../price.pure.ts';
import type { Search } from './search-address.ts';

export type Said = CallData<(typeof marketApi)['GET /api/v1/crawl/common/said']>;

/** What the address says and what the sentence in it asks for; the address wins. */
export function withSaid(search: Search, said: Said | undefined): Search {
  if (!said) return search;
  return {
    ...search,
    words: said.Words,
    occasions: said.Occasions,
    order: search.order === 'default' ? said.Order : search.order,
    city: search.city || said.City,
    min: search.min || said.MinPrice,
    max: search.max || said.MaxPrice,
    discount: search.discount || said.MaxDiscount,
    within: search.within || said.Within,
  };
}

export interface Condition {
  text: string;
  /** What is left when it is taken away. */
  without: Search;
}

const ORDER_TEXTS: Record<Exclude<MarketOrder, 'default'>, string> = {
  price: '便宜的在前',
  distance: '近的在前',
  discount: '折扣大的在前',
  return: '返现高的在前',
  new: '最新的在前',
};

/** What narrows or orders, each to be taken away. An order that is chosen by a tab is seen there. */
export function conditionsOf(search: Search, saidOrder?: MarketOrder): Condition[] {
  const { city, shop, platform, min, max, discount, within, order, occasions } = search;
  const isByDistance = within > 0 && order === 'distance';
  const isSaid = order === saidOrder && !isByDistance;
  return [
    ...(occasions.length > 0 ? [{ text: `适合${occasions.join('、')}`, without: { ...search, isPlain: true } }] : []),
    ...(city ? [{ text: city, without: { ...search, city: '' } }] : []),
    ...(shop ? [{ text: shop, without: { ...search, shop: '' } }] : []),
    ...(platform ? [{ text: platform, without: { ...search, platform: '' } }] : []),
    ...(within > 0
      ? [
          {
            text: `附近 ${kilometres(within)}`,
            without: { ...search, within: 0, ...(isByDistance && { order: 'default' as const }) },
          },
        ]
      : []),
    ...(min > 0 || max > 0 ? [{ text: pricesText(min, max), without: { ...search, min: 0, max: 0 } }] : []),
    ...(discount > 0 ? [{ text: discountText(discount), without: { ...search, discount: 0 } }] : []),
    ...(order !== 'default' && (isSaid || order === 'return')
      ? [{ text: ORDER_TEXTS[order], without: { ...search, order: 'default' as const } }]
      : []),
  ];
}

function pricesText(min: number, max: number): string {
  if (min > 0 && max > 0) return `¥${priceText(min)}–${priceText(max)}`;
  return max > 0 ? `¥${priceText(max)} 以下` : `¥${priceText(min)} 以上`;
}

const discountText = (discount: number): string =>
  discount < 0.99 ? `${Math.round(discount * 100) / 10} 折以下` : '打折的';
