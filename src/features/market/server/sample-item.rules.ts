import { coverUrl, GOODS_TONES, subjectHash } from '#/features/cover/cover-palettes.pure.ts';
import { derivedDiscount, type ItemFacts } from './item.rules.ts';

export interface SamplePlace {
  city: string;
  places: [district: string, street: string, longitude: number, latitude: number][];
}

interface Good {
  category: string;
  marketType: string;
  platform: string;
  priceFen: number;
  originPriceFen: number;
  returnFen: number;
  options: { name: string; priceFen: number }[];
  pictures: string[];
  titles: string[];
  content: string;
}

const PER_CITY = 20;
const WIDTH = 355;
/** Heights of pictures, so that a waterfall has something to do. */
const HEIGHTS = [420, 355, 300, 390, 330];
/** A degree holds about a hundred kilometres: shops lie within a few hundred metres of the street named. */
const SPREAD = 0.008;

/** One line a good: category|type|platform|price|origin|return|options|pictures|titles|content. */
export function readGoods(text: string): Good[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [category = '', marketType = '', platform = '', price, origin, back, options = '', ...rest] =
        line.split('|');
      const [pictures = '', titles = '', content = ''] = rest;
      return {
        category,
        marketType,
        platform,
        priceFen: fen(price),
        originPriceFen: fen(origin),
        returnFen: fen(back),
        options: list(options, ',').map((option) => {
          const [name = '', optionPrice] = option.split(':');
          return { name, priceFen: fen(optionPrice) };
        }),
        pictures: list(pictures, ','),
        titles: list(titles, ';'),
        content,
      };
    });
}

/** Every good four times, each under another title and in another city. */
export function sampleItems(goods: readonly Good[], cities: readonly SamplePlace[]): ItemFacts[] {
  const wanted = cities.length * PER_CITY;
  return Array.from({ length: wanted }, (_, index) => {
    // One city after the other; a step of 7 walks all goods before any comes again.
    const round = Math.floor(index / goods.length);
    const { city = '', places = [] } = cities[(index + round * 3) % cities.length] ?? {};
    const good = goods[(index * 7) % goods.length];
    const where = places[Math.floor(index / cities.length) % places.length];
    const [district = '', street = '', longitude = 0, latitude = 0] = where ?? [];
    if (!good) throw new Error('there are no goods');
    const title = good.titles[round % good.titles.length] ?? '';
    const hash = subjectHash({ title: `${city}${title}`, kind: '市集' });
    const height = HEIGHTS[hash % HEIGHTS.length] ?? WIDTH;
    const jitter = (bits: number) => (((hash >>> bits) % 200) / 100 - 1) * SPREAD;
    return {
      title,
      images: good.pictures.map((picture, place) =>
        pictureOf(picture, title, hash + place * 3, place === 0, place === 0 ? height : WIDTH),
      ),
      imageWidth: WIDTH,
      imageHeight: height,
      priceFen: good.priceFen,
      originPriceFen: good.originPriceFen,
      discount: derivedDiscount(good.priceFen, good.originPriceFen),
      returnFen: good.returnFen,
      marketType: good.marketType,
      city,
      longitude: Number((longitude + jitter(3)).toFixed(6)),
      latitude: Number((latitude + jitter(9)).toFixed(6)),
      address: `${district}${street} ${(hash % 180) + 1} 号`,
      link: '',
      platform: good.platform,
      shop: '',
      category: good.category,
      content: good.content,
      options: good.options,
      isShown: true,
      downReason: '',
      expiresAt: null,
    };
  });
}

/** The first picture shows what the title says, as far as there is a drawing of it; the others what comes with it. */
function pictureOf(word: string, title: string, tone: number, isFirst: boolean, height: number): string {
  return coverUrl({
    title: isFirst ? `${title} ${word}` : word,
    kind: '市集',
    palette: tone % GOODS_TONES,
    size: { width: WIDTH, height },
  });
}

function fen(text: string | undefined): number {
  return Math.round(Number(text ?? 0) * 100);
}

function list(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
