import type { ItemStore } from './item.store.ts';
import { alertTooHigh, itemNotFound, tooManyAlerts } from './market.errors.ts';
import { priceHistory } from './price.rules.ts';
import type { PriceStore } from './price.store.ts';

interface Needs {
  items: Pick<ItemStore, 'listByIds'>;
  prices: PriceStore;
  now: () => number;
}

const MOST_ALERTS = 100;

export type PriceService = ReturnType<typeof createPriceService>;

/** What things cost before, and who waits for a lower price. */
export function createPriceService({ items, prices, now }: Needs) {
  async function shownItem(id: number) {
    const [item] = await items.listByIds([id]);
    if (!item) throw itemNotFound();
    return item;
  }

  return {
    async history(id: number) {
      await shownItem(id);
      return priceHistory(await prices.steps(id), now());
    },

    alerts: prices.alerts,

    alertFor: async (memberId: number, itemId: number) =>
      (await prices.alerts(memberId)).find((alert) => alert.itemId === itemId),

    async setAlert(memberId: number, itemId: number, belowFen: number): Promise<void> {
      const item = await shownItem(itemId);
      // What is true already will never happen.
      if (belowFen >= item.priceFen) throw alertTooHigh();
      const others = (await prices.alerts(memberId)).filter((alert) => alert.itemId !== itemId);
      if (others.length >= MOST_ALERTS) throw tooManyAlerts(MOST_ALERTS);
      await prices.setAlert(memberId, { itemId, belowFen, createdAt: now() });
    },

    removeAlert: (memberId: number, itemId: number) => prices.removeAlerts(memberId, itemId),
    removeAll: (memberId: number) => prices.removeAlerts(memberId),
  };
}
