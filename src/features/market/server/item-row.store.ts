import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Selectable } from 'kysely';
import type { Item, ItemFacts, ItemOption } from './item.rules.ts';
import type { MarketTables } from './market.table.ts';
import { bandOf } from './near.rules.ts';

export type ItemRow = Selectable<MarketTables['market_item']>;

export function toItem(row: ItemRow): Item {
  return {
    id: row.id,
    title: row.title,
    // Both were written by toRow.
    images: JSON.parse(row.images_json) as string[],
    options: JSON.parse(row.options_json) as ItemOption[],
    imageWidth: row.image_width,
    imageHeight: row.image_height,
    priceFen: row.price_fen,
    originPriceFen: row.origin_price_fen,
    discount: row.discount,
    returnFen: row.return_fen,
    marketType: row.market_type,
    city: row.city,
    longitude: row.longitude,
    latitude: row.latitude,
    address: row.address,
    link: row.link,
    platform: row.platform,
    shop: row.shop,
    category: row.category,
    content: row.content,
    views: row.views,
    heat: row.heat,
    isShown: row.is_shown === 1,
    downReason: row.down_reason,
    isSample: row.is_sample === 1,
    memberId: row.member_id,
    expiresAt: row.expires_at,
    linkState: row.link_state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function toRow(facts: ItemFacts) {
  return {
    title: facts.title,
    images_json: JSON.stringify(facts.images),
    options_json: JSON.stringify(facts.options),
    image_width: facts.imageWidth,
    image_height: facts.imageHeight,
    price_fen: facts.priceFen,
    origin_price_fen: facts.originPriceFen,
    discount: facts.discount,
    return_fen: facts.returnFen,
    market_type: facts.marketType,
    city: facts.city,
    longitude: facts.longitude,
    latitude: facts.latitude,
    band: bandOf(facts),
    address: facts.address,
    link: facts.link,
    platform: facts.platform,
    shop: facts.shop,
    category: facts.category,
    content: facts.content,
    is_shown: facts.isShown ? 1 : 0,
    down_reason: facts.downReason,
    expires_at: facts.expiresAt,
  } satisfies Partial<Insertable<MarketTables['market_item']>>;
}

/** Whether visitors see something else than before. Sizes of pictures only keep room for them. */
export function isSeenChange(before: ItemFacts, after: ItemFacts): boolean {
  const seen = ({ imageWidth: _, imageHeight: __, ...facts }: ItemFacts) =>
    toRow({ ...facts, imageWidth: 1, imageHeight: 1 });
  return (before.isShown || after.isShown) && !isDeepStrictEqual(seen(before), seen(after));
}
