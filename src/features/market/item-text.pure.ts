interface Option {
  name: string;
  price: number;
}

/** One option a line, its price last: 双人餐 68. A line without a price keeps its whole text, and is refused later. */
export function optionsIn(text: string): { name: string; price: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = line, price = ''] = /^(.*\S)\s+[¥￥]?([\d.]+)$/.exec(line) ?? [];
      return { name, price };
    });
}

export const optionsText = (options: readonly Option[]): string =>
  options.map(({ name, price }) => `${name} ${price}`).join('\n');

/** The discount as it was typed; one that the prices say themselves is left empty, so that it follows them. */
export function typedDiscount(price: number, origin: number | null, discount: number | null): string {
  if (discount === null || discount === 1) return '';
  const derived = origin === null || origin <= 0 ? undefined : Math.round((price / origin) * 10_000) / 10_000;
  return derived === discount ? '' : String(discount);
}

/** A time of a form without a zone is Shanghai's. */
export const withZone = (local: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? `${local}:00+08:00` : local;
