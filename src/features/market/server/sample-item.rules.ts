import { coverUrl, subjectHash } from '#/features/cover/cover-palettes.pure.ts';
import { derivedDiscount, type ItemFacts } from './item.rules.ts';

export interface SamplePlace {
  city: string;
  places: [district: string, street: string, longitude: number, latitude: number][];
}

interface Good {
  title: string;
  priceFen: number;
  originPriceFen: number;
  returnFen: number;
  options: { name: string; priceFen: number }[];
  pictures: string[];
  content: string;
}

export interface SampleShop {
  /** What stands behind its street's name; people who sell what they used have none. */
  name: string;
  category: string;
  marketType: string;
  platform: string;
  goods: Good[];
}

const PERSONS = '二手';
const WIDTH = 355;
/** Heights of pictures, so that a waterfall has something to do. */
const HEIGHTS = [420, 355, 300, 390, 330];
/** A degree holds about a hundred kilometres: shops lie within a few hundred metres of the street named. */
const SPREAD = 0.008;
/** What the same costs in other cities. */
const DEARER: Record<string, number> = { 北京: 1.15, 上海: 1.2, 深圳: 1.15, 广州: 1.05, 杭州: 1.05 };
const CHEAPER = 0.9;

/** `# shop|category|type|platform`, then one line a good: title|price|origin|return|options|pictures|content. */
export function readShops(text: string): SampleShop[] {
  const shops: SampleShop[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('#')) {
      const [name = '', category = '', marketType = '', platform = ''] = line.slice(1).trim().split('|');
      shops.push({ name, category, marketType, platform, goods: [] });
    } else shops.at(-1)?.goods.push(readGood(line));
  }
  return shops;
}

function readGood(line: string): Good {
  const [title = '', price, origin, back, options = '', pictures = '', content = ''] = line.split('|');
  return {
    title,
    priceFen: fen(price),
    originPriceFen: fen(origin),
    returnFen: fen(back),
    options: list(options).map((option) => {
      const [name = '', optionPrice] = option.split(':');
      return { name, priceFen: fen(optionPrice) };
    }),
    pictures: list(pictures),
    // A line of the file is one good: its breaks are written out.
    content: content.replaceAll('\\n', '\n'),
  };
}

/** Each street of each city has a shop, or somebody who sells what they used; no two of a city are the same. */
export function sampleItems(shops: readonly SampleShop[], cities: readonly SamplePlace[]): ItemFacts[] {
  let turnOfPicture = 0;
  const items = cities.flatMap(({ city, places }, turn) =>
    places.map((place, index) => {
      const shop = shops[(turn * places.length + index) % shops.length];
      if (!shop) throw new Error('there are no shops');
      return shop.goods.map((good) => sampleItem(shop, good, city, place, turnOfPicture++));
    }),
  );
  // One of each shop after the other: things of one shop would stand side by side else.
  return Array.from({ length: Math.max(...items.map(({ length }) => length)) }, (_, index) =>
    items.flatMap((ofShop) => ofShop[index] ?? []),
  ).flat();
}

function sampleItem(
  shop: SampleShop,
  good: Good,
  city: string,
  place: SamplePlace['places'][number],
  turnOfPicture: number,
): ItemFacts {
  const [district, street, longitude, latitude] = place;
  const isPerson = shop.name === PERSONS;
  const title = isPerson ? `${good.title} · ${district}` : `${good.title} · ${street}`;
  const shopName = isPerson ? '' : `${street}${shop.name}`;
  const hash = subjectHash({ title, kind: '市集' });
  const corner = subjectHash({ title: shopName || title, kind: '市集' });
  const height = HEIGHTS[hash % HEIGHTS.length] ?? WIDTH;
  const jitter = (bits: number) => (((corner >>> bits) % 200) / 100 - 1) * SPREAD;
  const here = (base: number) => priceIn(city, base);
  const priceFen = here(good.priceFen);
  const originPriceFen = Math.max(here(good.originPriceFen), priceFen + 100);
  return {
    title,
    images: good.pictures.map((picture, index) =>
      coverUrl({
        // The first picture shows what the title says, the others what comes with it. Of words as long the first decides.
        title: index === 0 ? `${picture} ${good.title}` : picture,
        kind: '市集',
        palette: (hash >>> 5) % 8,
        // No two samples stand in the same setting.
        setting: turnOfPicture + index * 5,
        size: { width: WIDTH, height: index === 0 ? height : WIDTH },
      }),
    ),
    imageWidth: WIDTH,
    imageHeight: height,
    priceFen,
    originPriceFen,
    discount: derivedDiscount(priceFen, originPriceFen),
    returnFen: good.returnFen,
    marketType: shop.marketType,
    city,
    longitude: Number((longitude + jitter(3)).toFixed(6)),
    latitude: Number((latitude + jitter(9)).toFixed(6)),
    address: `${district}${street} ${(corner % 180) + 1} 号`,
    link: '',
    platform: shop.platform,
    shop: shopName,
    category: shop.category,
    content: good.content,
    options: good.options.map(({ name, priceFen: base }) => ({ name, priceFen: here(base) })),
    isShown: true,
    downReason: '',
    expiresAt: null,
  };
}

/** As prices are written: 14.9 stays such a price, larger ones are whole yuan. */
function priceIn(city: string, base: number): number {
  const fenHere = base * (DEARER[city] ?? CHEAPER);
  if (base % 100 !== 0) return Math.floor(fenHere / 100) * 100 + 90;
  const unit = fenHere >= 50_000 ? 1000 : 100;
  return Math.round(fenHere / unit) * unit;
}

function fen(text: string | undefined): number {
  return Math.round(Number(text ?? 0) * 100);
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
