import type { Slice } from '#/contract/paging.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import type { Item } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import { changedItem, newItem } from './item-making.ts';
import { itemNotFound } from './market.errors.ts';
import type { ReviewedStore, WantedItems } from './reviewed.store.ts';

interface Needs {
  items: ItemStore;
  reviewed: ReviewedStore;
  contentChanged: () => Promise<void>;
  now: () => number;
}

export type EditService = ReturnType<typeof createEditService>;

export function createEditService({ items, reviewed, contentChanged, now }: Needs) {
  return {
    async add(input: MarketItemInput): Promise<Item> {
      const item = await items.add(newItem(input, now()));
      await contentChanged();
      return item;
    },

    async change(id: number, input: MarketItemInput): Promise<Item> {
      const item = await items.change(id, (before) => changedItem(before, input), now());
      if (!item) throw itemNotFound();
      await contentChanged();
      return item;
    },

    async remove(id: number): Promise<void> {
      if (!(await items.remove(id, now()))) throw itemNotFound();
      await contentChanged();
    },

    async removeSamples(): Promise<number> {
      const removed = await items.removeSamples();
      if (removed > 0) await contentChanged();
      return removed;
    },

    names: (by: Parameters<ReviewedStore['names']>[0]) => reviewed.names(by),
    list: (wanted: WantedItems, slice: Slice) => reviewed.list(wanted, slice),
  };
}
