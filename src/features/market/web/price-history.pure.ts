import { priceText } from '../price.pure.ts';

interface History {
  days: number;
  lowest: number;
  mean: number;
  steps: readonly { time: string; price: number }[];
}

/** Fewer days are no history. */
export const FEWEST_DAYS = 14;

/** What the past says of a price, in one sentence: the strong part and the rest. */
export function verdictOn(price: number, { lowest, mean, steps }: History): { strong: string; rest: string } {
  if (steps.every((step) => step.price === price)) return { strong: '最近没变', rest: '' };
  const gap = Math.round(Math.abs(mean - price) * 10) / 10;
  const against = gap === 0 ? '，和均价持平' : `，比均价${price < mean ? '低' : '高'} ¥${priceText(gap)}`;
  if (price <= lowest) return { strong: '90 天最低', rest: against };
  return { strong: `¥${priceText(price)}`, rest: `${against}，最低到过 ¥${priceText(lowest)}` };
}

/** A price to wait for: a tenth less, in round numbers. */
export function niceBelow(price: number): number {
  const wanted = price * 0.9;
  const unit = wanted >= 1000 ? 50 : wanted >= 100 ? 10 : wanted >= 20 ? 5 : 1;
  const round = Math.floor(wanted / unit) * unit;
  return round > 0 ? round : Math.max(0.01, Math.floor(wanted * 100) / 100);
}

/** The steps as the line of a chart of 100 × 40: a price holds until it is changed. */
export function stepPath(
  { steps }: History,
  now: number,
): { line: string; mean: (mean: number) => number; end: number } {
  const from = Date.parse(steps[0]?.time ?? '');
  const prices = steps.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (price: number) => (high === low ? 20 : 36 - ((price - low) / (high - low)) * 30);
  const x = (time: string) => (now > from ? ((Date.parse(time) - from) / (now - from)) * 100 : 0);
  const line = steps
    .map(
      ({ time, price }, index) =>
        `${index === 0 ? 'M0' : `H${x(time).toFixed(1)}V`}${index === 0 ? ` ${y(price).toFixed(1)}` : y(price).toFixed(1)}`,
    )
    .join('');
  return { line: `${line}H100`, mean: y, end: y(prices.at(-1) ?? low) };
}
