import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { packageIn } from '../package-text.pure.ts';
import { discountTag, priceText } from '../price.pure.ts';
import { standIn } from '../stand-in.pure.ts';
import { mapLinks } from './map-links.ts';

/** An item as its own page shows it. */
export function toDetail(item: MarketItem) {
  return {
    id: item.id,
    title: item.title,
    images: item.images.length > 0 ? item.images.map((image) => outsidePicture(image)) : [standIn(item)],
    /** Nobody took a picture. */
    isDrawn: item.images.length === 0,
    price: priceText(item.price),
    cents: Math.round(item.price * 100),
    origin: item.origin_price !== null && item.origin_price > item.price ? priceText(item.origin_price) : undefined,
    flag: discountTag(item.discount),
    back: item.return_money > 0 ? priceText(item.return_money) : undefined,
    returnMoney: item.return_money,
    type: item.market_type,
    category: item.category,
    platform: item.platform,
    shop: item.shop,
    city: item.city,
    address: item.address,
    longitude: item.longitude,
    latitude: item.latitude,
    maps: mapLinks(item),
    link: item.link,
    content: item.content,
    ...packageOf(item.content),
    options: item.options.map(({ name, price }) => ({ name, cents: Math.round(price * 100) })),
    views: item.views,
    isSample: item.sample,
    isByMember: item.by_member,
    expires: item.expires_time?.slice(0, 10),
  };
}

function packageOf(content: string) {
  const { lines, rest } = packageIn(content);
  return { included: lines, description: rest };
}

export type Detail = ReturnType<typeof toDetail>;
