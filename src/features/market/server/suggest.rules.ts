import { standIn } from '../stand-in.pure.ts';
import type { Item } from './item.rules.ts';

type Hit = Pick<
  Item,
  'id' | 'title' | 'category' | 'priceFen' | 'shop' | 'images' | 'address' | 'longitude' | 'latitude'
>;

export interface Shop {
  name: string;
  image: string;
  address: string;
  longitude: number;
  latitude: number;
  count: number;
}

const MOST_GOODS = 4;
const MOST_SHOPS = 3;
const MOST_KINDS = 3;

/** Out of what words find: things, the best first; shops, those named by the words first; kinds by how many are of them. */
export function suggestionsIn(hits: readonly Hit[], words: string) {
  const shops = new Map<string, Shop>();
  const kinds = new Map<string, number>();
  for (const hit of hits) {
    const { shop, images, category, address, longitude, latitude } = hit;
    if (category) kinds.set(category, (kinds.get(category) ?? 0) + 1);
    if (!shop) continue;
    const known = shops.get(shop) ?? {
      name: shop,
      image: images[0] ?? standIn(hit),
      address,
      longitude,
      latitude,
      count: 0,
    };
    shops.set(shop, { ...known, count: known.count + 1 });
  }
  const isNamed = ({ name }: Shop) => Number(name.toLowerCase().includes(words.trim().toLowerCase()));
  return {
    goods: thingsApart(hits).slice(0, MOST_GOODS),
    shops: [...shops.values()]
      .sort((one, other) => isNamed(other) - isNamed(one) || other.count - one.count)
      .slice(0, MOST_SHOPS),
    kinds: [...kinds]
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST_KINDS),
  };
}

/** The same thing in ten streets is one suggestion, and another only when there is nothing else: rows are cut off before the street. */
function thingsApart(hits: readonly Hit[]): Hit[] {
  const firstBy = (nameOf: (hit: Hit) => string) => [
    ...new Map(hits.toReversed().map((hit) => [nameOf(hit), hit])).values(),
  ];
  const things = firstBy(({ title }) => title.replace(/ · [^·]*$/, '')).toReversed();
  const titles = firstBy(({ title }) => title).toReversed();
  return [...new Set([...things, ...titles])];
}
