import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { priceText } from '../price.pure.ts';
import type { Item } from './item.rules.ts';
import { newGoods, postShown, postWaiting, priceFell } from './market.event.ts';
import { takeAlerts } from './price.store.ts';

export interface ItemNews {
  /** In the transaction that brings them. */
  arrived(transaction: AnyDatabase, items: readonly Item[]): Promise<void>;
  /** In the transaction that changes it. */
  changed(transaction: AnyDatabase, before: Item, after: Item): Promise<void>;
}

const POSTS = '/market/admin/search/posts';

/** For where nobody listens. */
export const NO_NEWS: ItemNews = { arrived: async () => {}, changed: async () => {} };

export function createItemNews(events: Pick<Events, 'tell'>): ItemNews {
  return {
    async arrived(transaction, items) {
      for (const { id, title, priceFen, city, isShown, downReason } of items) {
        if (downReason === 'waiting')
          await events.tell(transaction, postWaiting, {
            key: `goods ${id} waits`,
            title: '有会员发布等待审核',
            text: title,
            path: POSTS,
            facts: { title, city },
          });
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

    async changed(transaction, before, { id, title, city, priceFen, isShown, downReason, memberId, updatedAt }) {
      if (downReason === 'reported' && before.isShown)
        await events.tell(transaction, postWaiting, {
          key: `goods ${id} reported ${updatedAt}`,
          title: '会员发布被多人举报，已先下架',
          text: title,
          path: `${POSTS}?state=reported`,
          facts: { title, city },
        });
      if (isShown && !before.isShown && memberId !== null)
        await events.tell(transaction, postShown, {
          key: `goods ${id} shown ${updatedAt}`,
          memberId,
          title: `公开了：${title}`,
          path: `/market/detail/${id}`,
          facts: { title },
        });
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
