import type { Entry } from './entry.rules.ts';

/** Which orders of a file have a row of their own for what came back. */
export interface RefundIndex {
  has(order: Entry): boolean;
  /** The order that a refund belongs to, for the remark. */
  orderOf(refund: Entry): Entry | undefined;
}

/** A refund has the number of its order and one of its own behind it, or shares the number of the shop. */
export function indexRefunds(entries: readonly Entry[], isRefund: (entry: Entry) => boolean): RefundIndex {
  const byNumber = new Map<string, Entry>();
  const byShop = new Map<string, Entry>();
  const byTitle = new Map<string, Entry>();
  for (const entry of entries) {
    if (isRefund(entry)) continue;
    if (entry.orderNo) byNumber.set(entry.orderNo, entry);
    if (entry.shopNo) byShop.set(entry.shopNo, entry);
    if (entry.refunded > 0) byTitle.set(entry.goods, entry);
  }
  const orders = new Map<Entry, Entry>();
  for (const entry of entries) {
    if (!isRefund(entry)) continue;
    const order =
      byNumber.get(orderNumber(entry.orderNo)) ??
      byShop.get(entry.shopNo) ??
      byTitle.get(entry.goods.replace(/^退款-?/, ''));
    if (order) orders.set(entry, order);
  }
  const refunded = new Set(orders.values());
  return { has: (order) => refunded.has(order), orderOf: (refund) => orders.get(refund) };
}

/** 2026111222001400003_9 and 2026111222001400003*9 are refunds of 2026111222001400003. */
export const orderNumber = (orderNo: string) => orderNo.split(/[_*]/)[0] ?? '';
