import { toFen } from '#/contract/money.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';

export interface ItemOption {
  name: string;
  priceFen: number;
}

/** Why it is not shown; waiting and reported are for what members offer. */
export type DownReason = '' | 'operator' | 'expired' | 'dead_link' | 'waiting' | 'reported';
export type LinkState = 'ok' | 'unsure' | 'dead';

/** What somebody said about an item. */
export interface ItemFacts {
  title: string;
  images: string[];
  imageWidth: number;
  imageHeight: number;
  priceFen: number;
  originPriceFen: number | null;
  /** 1 where there is none. */
  discount: number;
  returnFen: number;
  marketType: string;
  city: string;
  longitude: number;
  latitude: number;
  address: string;
  link: string;
  platform: string;
  /** Who sells it; empty where nobody said. */
  shop: string;
  category: string;
  content: string;
  options: ItemOption[];
  isShown: boolean;
  downReason: DownReason;
  expiresAt: number | null;
}

export interface Item extends ItemFacts {
  id: number;
  views: number;
  heat: number;
  isSample: boolean;
  /** The member who offers it; null when the operator put it up. */
  memberId: number | null;
  linkState: LinkState | null;
  createdAt: number;
  updatedAt: number;
}

/** Converts what a Chinese map shows into what is stored; given in, because rules know no library. */
export type ToWgs84 = (point: { longitude: number; latitude: number }) => { longitude: number; latitude: number };

const EMPTY: ItemFacts = {
  title: '',
  images: [],
  imageWidth: 1,
  imageHeight: 1,
  priceFen: 0,
  originPriceFen: null,
  discount: 1,
  returnFen: 0,
  marketType: '',
  city: '',
  longitude: 0,
  latitude: 0,
  address: '',
  link: '',
  platform: '',
  shop: '',
  category: '',
  content: '',
  options: [],
  isShown: true,
  downReason: '',
  expiresAt: null,
};

/** The discount that two prices say, as far as they say one. */
export function derivedDiscount(priceFen: number, originPriceFen: number | null): number {
  if (originPriceFen === null || originPriceFen <= priceFen || priceFen <= 0) return 1;
  return Math.round((priceFen / originPriceFen) * 10_000) / 10_000;
}

/** The facts after a change; what it does not name stays. */
export function changedFacts(before: ItemFacts | undefined, input: MarketItemInput, toWgs84: ToWgs84): ItemFacts {
  const old = before ?? EMPTY;
  const priceFen = input.price === undefined ? old.priceFen : toFen(input.price);
  const originPriceFen = changedFen(input.origin_price, old.originPriceFen);
  const images = input.images ?? old.images;
  const size = sizeOf(input, images[0], images[0] === old.images[0] ? old : undefined);
  const isShown = input.status ?? old.isShown;
  return {
    ...old,
    title: input.title ?? old.title,
    images,
    ...size,
    priceFen,
    originPriceFen,
    discount:
      input.discount === null
        ? derivedDiscount(priceFen, originPriceFen)
        : (input.discount ?? keptDiscount(old, priceFen, originPriceFen)),
    returnFen: input.return_money === undefined ? old.returnFen : toFen(input.return_money),
    marketType: input.market_type ?? old.marketType,
    city: input.city ?? old.city,
    ...pointOf(old, input, toWgs84),
    address: input.address ?? old.address,
    link: input.link ?? old.link,
    platform: input.platform ?? old.platform,
    shop: input.shop ?? old.shop,
    category: input.category ?? old.category,
    content: input.content ?? old.content,
    options: input.options?.map(({ name, price }) => ({ name, priceFen: toFen(price) })) ?? old.options,
    isShown,
    downReason: isShown ? '' : old.isShown ? 'operator' : old.downReason || 'operator',
    expiresAt:
      input.expires_time === undefined
        ? old.expiresAt
        : input.expires_time === null
          ? null
          : Date.parse(input.expires_time),
  };
}

function changedFen(yuan: number | null | undefined, old: number | null): number | null {
  if (yuan === undefined) return old;
  return yuan === null ? null : toFen(yuan);
}

/** A discount that came from the prices follows them; one that was typed stays. */
function keptDiscount(old: ItemFacts, priceFen: number, originPriceFen: number | null): number {
  const wasDerived = old.discount === derivedDiscount(old.priceFen, old.originPriceFen);
  return wasDerived ? derivedDiscount(priceFen, originPriceFen) : old.discount;
}

function pointOf(old: ItemFacts, { longitude, latitude, datum }: MarketItemInput, toWgs84: ToWgs84) {
  if (longitude === undefined && latitude === undefined) return { longitude: old.longitude, latitude: old.latitude };
  const point = { longitude: longitude ?? old.longitude, latitude: latitude ?? old.latitude };
  const isNowhere = point.longitude === 0 && point.latitude === 0;
  return datum === 'gcj02' && !isNowhere ? toWgs84(point) : point;
}

/** A drawn picture says its size in its address; of others it is known once they were looked at. */
function sizeOf(
  input: MarketItemInput,
  image: string | undefined,
  known: { imageWidth: number; imageHeight: number } | undefined,
) {
  if (input.image_width !== undefined && input.image_height !== undefined)
    return { imageWidth: input.image_width, imageHeight: input.image_height };
  const width = Number(/[?&]w=(\d{1,5})/.exec(image ?? '')?.[1]);
  const height = Number(/[?&]h=(\d{1,5})/.exec(image ?? '')?.[1]);
  if (width > 0 && height > 0) return { imageWidth: width, imageHeight: height };
  return { imageWidth: known?.imageWidth ?? 1, imageHeight: known?.imageHeight ?? 1 };
}
