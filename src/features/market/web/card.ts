import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { discountTag, priceText } from '../price.pure.ts';
import { standIn } from '../stand-in.pure.ts';

/** What a card shows of an item, and no more: lists travel to the browser twice. */
export interface Card {
  id: number;
  title: string;
  image: string;
  width: number;
  height: number;
  price: string;
  origin?: string;
  /** 5.3折 */
  flag?: string;
  /** What comes back, as 6 or 8.5. */
  back?: string;
  type?: string;
  city?: string;
  isSample?: true;
  longitude: number;
  latitude: number;
}

export function toCard(item: MarketItem): Card {
  const flag = discountTag(item.discount);
  const { width, height } = shownSize(item);
  return {
    id: item.id,
    title: item.title,
    image: outsidePicture(item.images[0] ?? standIn(item, { width, height })),
    width,
    height,
    price: priceText(item.price),
    ...(item.origin_price !== null && item.origin_price > item.price && { origin: priceText(item.origin_price) }),
    ...(flag && { flag }),
    ...(item.return_money > 0 && { back: priceText(item.return_money) }),
    ...(item.market_type && { type: item.market_type }),
    ...(item.city && { city: item.city }),
    ...(item.sample && { isSample: true as const }),
    longitude: item.longitude,
    latitude: item.latitude,
  };
}

/** Neither a tower nor a ribbon: a card keeps to shapes that can be looked at beside others. */
export function shownSize({ image_width, image_height }: Pick<MarketItem, 'image_width' | 'image_height'>) {
  const ratio = Math.min(1.4, Math.max(0.7, image_height / image_width));
  return { width: 355, height: Math.round(355 * ratio) };
}
