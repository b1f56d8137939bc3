import gcoord from 'gcoord';
import { heatScore } from '#/features/catalogue/heat.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import { readCities } from './cities.gateway.ts';
import { changedFacts, type Item, type ItemFacts, type ToWgs84 } from './item.rules.ts';
import type { NewItem } from './item-write.store.ts';

/** What a new item starts with, so that it is seen before anyone looked at it. */
const FIRST_POINTS = 3;

const toWgs84: ToWgs84 = ({ longitude, latitude }) => {
  const [lng, lat] = gcoord.transform([longitude, latitude], gcoord.GCJ02, gcoord.WGS84);
  return { longitude: lng, latitude: lat };
};

const cities = readCities();

/** Under the name by which lists are asked for: 杭州市 is 杭州. */
const namedShort = (input: MarketItemInput): MarketItemInput => ({
  ...input,
  ...(input.city && { city: cities.byName(input.city)?.name ?? input.city }),
});

export function newItem(input: MarketItemInput, now: number): NewItem {
  const facts = changedFacts(undefined, namedShort(input), toWgs84);
  return { ...facts, heat: heatScore(FIRST_POINTS, now), isSample: false, createdAt: now };
}

export const changedItem = (before: Item, input: MarketItemInput): ItemFacts =>
  changedFacts(before, namedShort(input), toWgs84);
