/** The tag of a discount: 0.53 is 5.3折. None for no discount, and none for what is no fraction. */
export function discountTag(discount: number | null): string | undefined {
  if (discount === null || !(discount > 0 && discount < 1)) return undefined;
  const tenths = Math.round(discount * 100) / 10;
  // 0.999 would read 10折, which is no discount at all; 0.001 would be free.
  return tenths >= 10 || tenths === 0 ? undefined : `${tenths}折`;
}

/** As it is written on a card: 68, 19.9, 1280. */
export function priceText(yuan: number): string {
  return Number.isInteger(yuan) ? String(yuan) : yuan.toFixed(2).replace(/0$/, '');
}
