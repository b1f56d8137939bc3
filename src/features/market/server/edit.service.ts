import gcoord from 'gcoord';
import type { Slice } from '#/contract/paging.ts';
import { heatScore } from '#/features/catalogue/heat.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import { changedFacts, type Item, type ToWgs84 } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import { itemNotFound } from './market.errors.ts';
import type { ReviewedStore, WantedItems } from './reviewed.store.ts';

interface Needs {
  items: ItemStore;
  reviewed: ReviewedStore;
  contentChanged: () => Promise<void>;
  now: () => number;
}

/** What a new item starts with, so that it is seen before anyone looked at it. */
const FIRST_POINTS = 3;

const toWgs84: ToWgs84 = ({ longitude, latitude }) => {
  const [lng, lat] = gcoord.transform([longitude, latitude], gcoord.GCJ02, gcoord.WGS84);
  return { longitude: lng, latitude: lat };
};

export type EditService = ReturnType<typeof createEditService>;

export function createEditService({ items, reviewed, contentChanged, now }: Needs) {
  return {
    async add(input: MarketItemInput): Promise<Item> {
      const at = now();
      const facts = changedFacts(undefined, input, toWgs84);
      const item = await items.add({ ...facts, heat: heatScore(FIRST_POINTS, at), isSample: false, createdAt: at });
      await contentChanged();
      return item;
    },

    async change(id: number, input: MarketItemInput): Promise<Item> {
      const item = await items.change(id, (before) => changedFacts(before, input, toWgs84), now());
      if (!item) throw itemNotFound();
      await contentChanged();
      return item;
    },

    async remove(id: number): Promise<void> {
      if (!(await items.remove(id))) throw itemNotFound();
      await contentChanged();
    },

    async removeSamples(): Promise<number> {
      const removed = await items.removeSamples();
      if (removed > 0) await contentChanged();
      return removed;
    },

    list: (wanted: WantedItems, slice: Slice) => reviewed.list(wanted, slice),
  };
}
