import { thousands } from '../number/thousands.pure.ts';

/** Round steps that cover what is shown, zero among them. */
export function niceTicks(lowest: number, highest: number, steps = 4): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span / steps));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= span / steps) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Where a value lies between the lowest and the highest tick, in percent from below. */
export function shareOf(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return Number((((value - low) / (high - low)) * 100).toFixed(2));
}

/** A soft line through points, never beyond the values it joins. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

/** 12500 as 1.3万: what fits beside an axis. */
export function axisText(value: number): string {
  const size = Math.abs(value);
  const text =
    size >= 1e8 ? `${trimmed(size / 1e8)}亿` : size >= 1e4 ? `${trimmed(size / 1e4)}万` : thousands(round(size));
  return value < 0 ? `−${text}` : text;
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(value < 10 ? 2 : 1)));
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

export interface Tick {
  text: string;
  /** In percent from below. */
  at: number;
  isZero: boolean;
}

export const ticksAlong = (ticks: readonly number[]): Tick[] =>
  ticks.map((tick) => ({ text: axisText(tick), at: shareOf(tick, ticks), isZero: tick === 0 }));
