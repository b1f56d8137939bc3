/** Cents as yuan: 6800 → 68.00. Whole numbers only, so that no rounding ever shows. */
export function centsAsYuan(cents: number, decimals = 2): string {
  return (Math.round(cents) / 100).toFixed(decimals);
}

/** The same in two parts, for a price whose cents are set smaller: 68 and .00. */
export function priceParts(cents: number, decimals = 2): { whole: string; rest: string } {
  const [whole = '0', rest] = centsAsYuan(cents, decimals).split('.');
  return { whole, rest: rest === undefined ? '' : `.${rest}` };
}
