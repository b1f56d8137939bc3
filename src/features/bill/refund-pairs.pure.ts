/** What of a bill tells whether it belongs to another. */
interface Kept {
  Id: number;
  Title: string;
  Category: string;
  CreatedTime: string;
  Expense: number;
  Income: number;
}

export interface RefundPairs {
  /** The order that a refund belongs to, by the refund's number. */
  orderOf: ReadonlyMap<number, number>;
  /** How much of an order came back, by its number. */
  back: ReadonlyMap<number, number>;
}

const plain = (title: string) => title.normalize('NFKC').replaceAll(/退款|[-\s·:]/g, '');
const shop = (title: string) => plain(title.split(' · ')[0] ?? '');
const fen = (yuan: number) => Math.round(yuan * 100);

/**
 * Which refunds belong to which orders: the same thing from the same shop, bought before and not yet given back in full.
 * `known` are orders that a number names.
 */
export function refundPairs(bills: readonly Kept[], known: ReadonlyMap<number, number> = new Map()): RefundPairs {
  const orders = bills.filter(({ Expense, Category }) => Expense > 0 && Category !== '退款');
  const left = new Map(orders.map(({ Id, Expense, Income }) => [Id, fen(Expense) - fen(Income)]));
  const byShop = Map.groupBy(orders, ({ Title }) => shop(Title));
  const byId = new Map(orders.map((order) => [order.Id, order]));
  const orderOf = new Map<number, number>();
  const back = new Map<number, number>();
  const refunds = bills.filter(({ Category, Income, Expense }) => Category === '退款' && Income > 0 && Expense === 0);
  for (const refund of [...refunds].sort((one, other) => one.CreatedTime.localeCompare(other.CreatedTime))) {
    const amount = fen(refund.Income);
    const named = byId.get(known.get(refund.Id) ?? Number.NaN);
    const open = (named ? [named] : (byShop.get(shop(refund.Title)) ?? [])).filter(
      (order) => (named || order.CreatedTime <= refund.CreatedTime) && (left.get(order.Id) ?? 0) >= amount,
    );
    const same = open.filter(({ Title }) => named || plain(Title) === plain(refund.Title));
    const isWhole = ({ Id }: Kept) => left.get(Id) === amount;
    const order = same.find(isWhole) ?? same[0] ?? open.find(isWhole);
    if (!order) continue;
    orderOf.set(refund.Id, order.Id);
    back.set(order.Id, ((back.get(order.Id) ?? 0) * 100 + amount) / 100);
    left.set(order.Id, (left.get(order.Id) ?? 0) - amount);
  }
  return { orderOf, back };
}

/** The same rows, each refund right below its order where both are among them. */
export function paired<Row extends Kept>(rows: readonly Row[], { orderOf }: RefundPairs): Row[] {
  const here = new Set(rows.map(({ Id }) => Id));
  const hasOrder = ({ Id }: Row) => here.has(orderOf.get(Id) ?? Number.NaN);
  return rows.flatMap((row) =>
    hasOrder(row) ? [] : [row, ...rows.filter((other) => orderOf.get(other.Id) === row.Id)],
  );
}
