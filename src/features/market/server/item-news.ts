import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { priceText } from '../price.pure.ts';
import type { Item } from './item.rules.ts';
import { newGoods, priceFell } from './market.event.ts';
import { takeAlerts } from './price.store.ts';

export interface ItemNews {
  /** In the transaction that brings them. */
  arrived(transaction: AnyDatabase, items: readonly Item[]): Promise<void>;
  /** In the transaction that changes it. */
  changed(transaction: AnyDatabase, before: Item, after: Item): Promise<void>;
}

/** Where nobody listens. */
export const NO_NEWS: ItemNews = { arrived: async () => {}, changed: async () => {} };

export function createItemNews(events: Pick<Events, 'tell'>): ItemNews {
  return {
    async arrived(transaction, items) {
      for (const { id, title, priceFen, city, isShown } of items) {
        if (!isShown) continue;
        const price = priceText(priceFen / 100);
        await events.tell(transaction, newGoods, {
          key: `goods ${id}`,
          subject: `goods ${id}`,
          title,
          text: `¥${price}${city ? ` · ${city}` : ''}`,
          path: `/market/detail/${id}`,
          facts: { title, price, city: city || '全国' },
        });
      }
    },

    async changed(transaction, before, { id, title, priceFen, isShown, updatedAt }) {
      if (!isShown || priceFen >= before.priceFen) return;
      const [price, was] = [priceText(priceFen / 100), priceText(before.priceFen / 100)];
      for (const memberId of await takeAlerts(transaction, id, priceFen))
        await events.tell(transaction, priceFell, {
          key: `goods ${id} ${memberId} ${updatedAt}`,
          memberId,
          title: `降到 ¥${price} 了：${title}`,
          text: `原来 ¥${was}`,
          path: `/market/detail/${id}`,
          facts: { title, price, was },
        });
    },
  };
}
