import type { Slice } from '#/contract/paging.ts';
import { distanceKm, isPlace, type Point } from '../distance.pure.ts';
import type { MarketOrder } from '../market-names.pure.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import type { Cities } from './cities.gateway.ts';
import type { Item } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import type { ItemSearchStore } from './item-search.store.ts';
import { type Filter, isNarrowed, type ListStore } from './list.store.ts';
import type { NearStore } from './near.store.ts';
import { createFitting } from './said/fitting.ts';
import { closeness } from './similar.rules.ts';
import { suggestionsIn } from './suggest.rules.ts';

interface Needs {
  items: ItemStore;
  lists: ListStore;
  near: NearStore;
  index: ItemSearchStore;
  cities: Cities;
}

export interface Query extends Filter {
  words: string;
  order: MarketOrder;
  longitude: number | undefined;
  latitude: number | undefined;
  /** Only what lies so near to the place; needs one. */
  withinKm?: number | undefined;
  /** What fits the occasion that the words name is found too. */
  isFitting?: boolean | undefined;
}

interface Found {
  items: Item[];
  total: number;
}

/** No list goes on for longer; nobody reads that far, and walking there would cost more with every page. */
const LIST_END = 10_000;

export type MarketService = ReturnType<typeof createMarketService>;

export function createMarketService({ items, lists, near, index, cities }: Needs) {
  const findFitting = createFitting({ index, items });

  /** Lists know a city by its short name: 杭州市 is 杭州. */
  const nameOf = (city: string) => cities.byName(city)?.name ?? city;

  /** Where is searched: the point that was sent, else the middle of the city. */
  function placeOf({ city, longitude, latitude }: Pick<Query, 'city' | 'longitude' | 'latitude'>): MarketPlace {
    const known = cities.byName(city);
    if (longitude !== undefined && latitude !== undefined && isPlace({ longitude, latitude })) {
      const there = known ?? cities.nearest({ longitude, latitude });
      return { city: nameOf(city) || (there?.name ?? ''), longitude, latitude, address: addressOf(there) };
    }
    return {
      city: nameOf(city),
      longitude: known?.longitude ?? 0,
      latitude: known?.latitude ?? 0,
      address: addressOf(known),
    };
  }

  /** What the words find, the best first. */
  async function ranked({ words, isFitting }: Query, filter: Filter): Promise<number[]> {
    return isFitting ? findFitting(words, filter) : (await index.find(words, filter)).map(({ id }) => id);
  }

  /** Words find a bounded number; every order but the search's own is made among those. */
  async function byWords(query: Query, point: Point, { limit, offset }: Slice): Promise<Found> {
    const { words, order, isFitting, withinKm: _, ...filter } = query;
    // A shop is in the index; other bounds are not.
    if (isNarrowed({ ...filter, shop: undefined }) || (query.withinKm !== undefined && isPlace(point)))
      return amongWords(query, point, { limit, offset });
    if (order === 'default' || (order === 'distance' && !isPlace(point))) {
      const ids = await ranked(query, filter);
      return { items: await items.listByIds(ids.slice(offset, offset + limit)), total: ids.length };
    }
    const ids = isFitting ? await findFitting(words, filter) : await index.findIds(words, filter);
    if (ids.length === 0) return { items: [], total: 0 };
    const page = { limit, offset };
    const sorted = order === 'distance' ? await near.sort(ids, point, page) : await lists.sort(ids, order, page);
    return { items: await items.listByIds(sorted), total: ids.length };
  }

  /** Price, discount and distance are not in the index: so few are found that they can be looked at. */
  async function amongWords(query: Query, point: Point, { limit, offset }: Slice): Promise<Found> {
    const { words: _, isFitting: __, order, withinKm, ...filter } = query;
    const { leastFen = 0, mostFen = Number.POSITIVE_INFINITY, mostDiscount } = filter;
    const isReduced = ({ discount }: Item) => mostDiscount === undefined || (discount > 0 && discount <= mostDiscount);
    const isNear = (item: Item) =>
      withinKm === undefined || !isPlace(point) || (isPlace(item) && distanceKm(point, item) <= withinKm);
    const hits = await items.listByIds(await ranked(query, filter));
    const ids = hits
      .filter((item) => item.priceFen >= leastFen && item.priceFen <= mostFen && isReduced(item) && isNear(item))
      .map(({ id }) => id);
    if (ids.length === 0) return { items: [], total: 0 };
    const page = { limit, offset };
    if (order === 'default' || (order === 'distance' && !isPlace(point)))
      return { items: await items.listByIds(ids.slice(offset, offset + limit)), total: ids.length };
    const sorted = order === 'distance' ? await near.sort(ids, point, page) : await lists.sort(ids, order, page);
    return { items: await items.listByIds(sorted), total: ids.length };
  }

  /** A circle does not end at the border of a city. */
  async function around(filter: Filter, point: Point, radiusKm: number, slice: Slice): Promise<Found> {
    const wide = { ...filter, city: '' };
    const total = await near.countAround(point, radiusKm, wide, LIST_END);
    return { items: await items.listByIds(await near.around(point, radiusKm, wide, slice)), total };
  }

  async function byList({ order, ...query }: Query, point: Point, slice: Slice): Promise<Found> {
    const { city, category, platform, shop, leastFen, mostFen, mostDiscount } = query;
    const filter = { city, category, platform, shop, leastFen, mostFen, mostDiscount };
    if (query.withinKm !== undefined && isPlace(point)) return around(filter, point, query.withinKm, slice);
    const isByDistance = order === 'distance' && isPlace(point);
    const total = Math.min(await lists.total(filter, isByDistance, LIST_END), LIST_END);
    const limit = Math.min(slice.limit, LIST_END - slice.offset, total - slice.offset);
    if (limit <= 0) return { items: [], total };
    const ids = isByDistance
      ? await near.ids(point, filter, { ...slice, limit })
      : await lists.ids(filter, order === 'distance' ? 'default' : order, { ...slice, limit });
    return { items: await items.listByIds(ids), total };
  }

  return {
    placeOf,

    async search(asked: Query, slice: Slice): Promise<Found> {
      const query = { ...asked, city: nameOf(asked.city) };
      const place = placeOf(query);
      return query.words === '' ? byList(query, place, slice) : byWords(query, place, slice);
    },

    listByIds: (ids: readonly number[]) => items.listByIds(ids),

    /** What has something to do with words that found nothing. */
    async nearWords(words: string, slice: Slice): Promise<Found> {
      const anywhere = { city: '', category: '', platform: '' };
      const hits = await index.nearest(words, anywhere);
      const ids = hits.slice(slice.offset, slice.offset + slice.limit).map(({ id }) => id);
      return { items: await items.listByIds(ids), total: hits.length };
    },

    /** What may be meant by words that are being typed. */
    async suggest(words: string, city: string) {
      const ids = await findFitting(words, { city: nameOf(city), category: '', platform: '' });
      return suggestionsIn(await items.listByIds(ids), words);
    },

    /** By the words of the title, the category and the price; what is near in all of them comes first. */
    async similarTo(id: number, { limit, offset }: Slice): Promise<Found> {
      const item = await items.find(id);
      if (!item) return { items: [], total: 0 };
      const anywhere = { city: '', category: '', platform: '' };
      const [byTitle, sameKind] = await Promise.all([
        index.nearest(item.title, anywhere),
        lists.ids({ ...anywhere, city: item.city, category: item.category }, 'default', { limit: 40, offset: 0 }),
      ]);
      const ids = new Set([...byTitle.slice(0, 100).map((hit) => hit.id), ...(item.category ? sameKind : [])]);
      ids.delete(id);
      const found = await items.listByIds([...ids]);
      const ranked = found
        .map((other) => ({ other, close: closeness(item, other) }))
        .filter(({ close }) => close > 0)
        .sort((one, other) => other.close - one.close || one.other.id - other.other.id)
        .map(({ other }) => other);
      return { items: ranked.slice(offset, offset + limit), total: ranked.length };
    },

    async facets(city: string) {
      const [categories, platforms, places] = await Promise.all([
        lists.counts('category', nameOf(city)),
        lists.counts('platform', nameOf(city)),
        lists.counts('city', ''),
      ]);
      return { categories, platforms, cities: places };
    },

    cities: () => cities.all,
  };
}

function addressOf(city: { province: string; fullName: string } | undefined): string {
  if (!city) return '';
  return city.province === city.fullName ? city.fullName : city.province + city.fullName;
}
