import { toYuan } from '#/contract/money.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Item } from './item.rules.ts';
import type { LinkCheck } from './link.store.ts';
import { occasionsIn } from './said/occasions.ts';
import type { Reading } from './said/said.service.ts';

export function presentItem(item: Item) {
  return {
    id: item.id,
    title: item.title,
    images: item.images,
    image_width: item.imageWidth,
    image_height: item.imageHeight,
    price: toYuan(item.priceFen),
    origin_price: item.originPriceFen === null ? null : toYuan(item.originPriceFen),
    discount: item.discount < 1 ? item.discount : null,
    return_money: toYuan(item.returnFen),
    market_type: item.marketType,
    city: item.city,
    longitude: item.longitude,
    latitude: item.latitude,
    location: `${item.longitude},${item.latitude}`,
    address: item.address,
    link: item.link,
    platform: item.platform,
    shop: item.shop,
    category: item.category,
    content: item.content,
    options: item.options.map(({ name, priceFen }) => ({ name, price: toYuan(priceFen) })),
    views: item.views,
    status: item.isShown ? 1 : 0,
    sample: item.isSample,
    by_member: item.memberId !== null,
    expires_time: item.expiresAt === null ? null : toShanghaiIso(item.expiresAt),
    created_time: toShanghaiIso(item.createdAt),
  };
}

export function presentReviewed(item: Item) {
  return {
    ...presentItem(item),
    down_reason: item.downReason,
    link_state: item.linkState,
    updated_time: toShanghaiIso(item.updatedAt),
  };
}

export function presentCheck({ id, itemId, title, link, verdict, note, tookDown, checkedAt }: LinkCheck) {
  return {
    id,
    item_id: itemId,
    title,
    link,
    verdict,
    note,
    took_down: tookDown,
    checked_time: toShanghaiIso(checkedAt),
  };
}

export const presentSaid = ({ words, isName, order = 'default', city = '', unmet, ...bounds }: Reading) => ({
  Words: words,
  IsName: isName,
  MinPrice: bounds.minPrice ?? 0,
  MaxPrice: bounds.maxPrice ?? 0,
  MaxDiscount: bounds.maxDiscount ?? 0,
  Within: bounds.withinKm ?? 0,
  Order: order,
  City: city,
  Occasions: (occasionsIn(words)?.occasions ?? []).map(({ name }) => name),
  Unmet: unmet,
});
