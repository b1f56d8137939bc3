import type { Entry } from './entry.rules.ts';

/** Which orders of a file have a row of their own for what came back. */
export interface RefundIndex {
  has(order: Entry): boolean;
  orderOf(refund: Entry): Entry | undefined;
}

/** A refund has the number of its order and one of its own behind it, or shares the number of the shop. */
export function indexRefunds(entries: readonly Entry[], isRefund: (entry: Entry) => boolean): RefundIndex {
  const byNumber = new Map<string, Entry>();
  const byShop = new Map<string, Entry>();
  const byTitle = new Map<string, Entry>();
  const orders = entries.filter((entry) => !isRefund(entry));
  for (const order of orders) {
    if (order.orderNo) byNumber.set(order.orderNo, order);
    if (order.shopNo) byShop.set(order.shopNo, order);
    if (order.refunded > 0) byTitle.set(order.goods, order);
  }
  const orderOf = new Map<Entry, Entry>();
  const refunded = new Set<Entry>();
  const join = (refund: Entry, order: Entry) => {
    orderOf.set(refund, order);
    refunded.add(order);
  };
  const alone = entries.filter((entry) => {
    if (!isRefund(entry)) return false;
    const order =
      byNumber.get(orderNumber(entry.orderNo)) ??
      byShop.get(entry.shopNo) ??
      byTitle.get(entry.goods.replace(/^退款-?/, ''));
    if (order) join(entry, order);
    return !order;
  });
  // Where no number joins them, the shop and the amount do: one order for one refund.
  const closed = Map.groupBy(
    orders.filter(
      (order) => order.way !== 'in' && (order.refunded > 0 || ENDED.test(order.status)) && !refunded.has(order),
    ),
    shopAndAmount,
  );
  for (const refund of alone) {
    const order = closed.get(shopAndAmount(refund))?.shift();
    if (order) join(refund, order);
  }
  return { has: (order) => refunded.has(order), orderOf: (refund) => orderOf.get(refund) };
}

/** What says of an order that its money went back. */
const ENDED = /交易关闭|已关闭|已取消|全额退款/;
const shopAndAmount = ({ payee, amount, refunded }: Entry) => `${payee.replace(/-?退款$/, '')}|${refunded || amount}`;

/** 2026111222001400003_9 and 2026111222001400003*9 are refunds of 2026111222001400003. */
export const orderNumber = (orderNo: string) => orderNo.split(/[_*]/)[0] ?? '';
