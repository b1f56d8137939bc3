/** One thing to choose by, such as 套餐 or 时段. */
export interface OptionGroup {
  key: string;
  name: string;
  options: readonly { id: string; name: string; picture?: string }[];
}

/** One thing that can be bought: an option of each group, its price and what is left of it. */
export interface Sku {
  id: string;
  /** Group key → option id. */
  options: Readonly<Record<string, string>>;
  /** In cents. */
  price: number;
  stock: number;
}

export interface PickerGoods {
  title: string;
  /** In cents; shown until an option with a price of its own is chosen. */
  price: number;
  /** Of goods without groups; with groups the sum of theirs counts. Infinity where nobody knows: then it is not shown. */
  stock: number;
  picture?: string;
  groups?: readonly OptionGroup[];
  skus?: readonly Sku[];
  /** The most one person may buy; 0 or none means no limit. */
  quota?: number;
  /** How many of them this person has bought. */
  quotaUsed?: number;
  /** The least that is sold at once. */
  startSale?: number;
}

export type Chosen = Readonly<Record<string, string>>;

const TEXT = {
  atLeastOne: '至少选择一件',
  outOfStock: '库存不足',
  chooseFirst: '请先选择商品规格',
  unavailable: '商品已经无法购买啦',
} as const;

export const startSaleText = (least: number): string => `${least}件起售`;

export function quotaText({ quota = 0, quotaUsed = 0 }: PickerGoods): string | undefined {
  if (quota <= 0) return undefined;
  return quotaUsed > 0 ? `每人限购${quota}件，你已购${quotaUsed}件` : `每人限购${quota}件`;
}

/** What the visitor has chosen, once every group has its option; goods without groups are one thing themselves. */
export function chosenSku({ groups = [], skus = [], price, stock }: PickerGoods, chosen: Chosen): Sku | undefined {
  if (groups.length === 0) return { id: '', options: {}, price, stock };
  return skus.find((sku) => groups.every(({ key }) => chosen[key] !== undefined && sku.options[key] === chosen[key]));
}

/** Whether something is left of an option together with what is chosen in the other groups. */
export function isAvailable({ skus = [] }: PickerGoods, chosen: Chosen, group: string, option: string): boolean {
  return skus.some(
    (sku) =>
      sku.stock > 0 &&
      sku.options[group] === option &&
      Object.entries(chosen).every(([key, id]) => key === group || sku.options[key] === id),
  );
}

export function stockLeft(goods: PickerGoods, chosen: Chosen): number {
  const sku = chosenSku(goods, chosen);
  return sku ? sku.stock : (goods.skus ?? []).reduce((sum, { stock }) => sum + stock, 0);
}

export interface CountRange {
  least: number;
  most: number;
  /** Which of the two limits ends the count. */
  endsBy: 'quota' | 'stock';
}

export function countRange(goods: PickerGoods, stock: number): CountRange {
  const { quota = 0, quotaUsed = 0, startSale = 1 } = goods;
  const least = Math.max(1, startSale);
  const left = Math.max(0, quota - quotaUsed);
  const isQuota = quota > 0 && left <= stock;
  const most = isQuota ? left : stock;
  // Less than the least that is sold is nothing.
  return { least, most: most < least ? 0 : most, endsBy: isQuota ? 'quota' : 'stock' };
}

/** What to say when a press goes past a limit. */
export function overLimitText(goods: PickerGoods, action: 'minus' | 'plus', { least, endsBy }: CountRange): string {
  if (action === 'minus') return least > 1 ? startSaleText(least) : TEXT.atLeastOne;
  return (endsBy === 'quota' && quotaText(goods)) || TEXT.outOfStock;
}

/** Why what is chosen cannot be bought, or nothing. */
export function refusal(goods: PickerGoods, chosen: Chosen, count: number): string | undefined {
  const range = countRange(goods, stockLeft(goods, chosen));
  if (range.most === 0) return TEXT.unavailable;
  if (!chosenSku(goods, chosen)) return TEXT.chooseFirst;
  if (count < range.least) return overLimitText(goods, 'minus', range);
  if (count > range.most) return overLimitText(goods, 'plus', range);
  return undefined;
}
