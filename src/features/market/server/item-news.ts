import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { priceText } from '../price.pure.ts';
import type { Item } from './item.rules.ts';
import { newGoods } from './market.event.ts';

export interface ItemNews {
  /** In the transaction that brings them. */
  arrived(transaction: AnyDatabase, items: readonly Item[]): Promise<void>;
}

/** Where nobody listens. */
export const NO_NEWS: ItemNews = { arrived: async () => {} };

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
  };
}
