import type { Visit } from './visitor-measure.ts';

/**
 * The curves of Lighthouse's mobile score: where half the points are given, where nine of ten, and how much each counts.
 * The speed index is not among them: it needs pictures of the page while it loads.
 */
const CURVES = [
  { name: 'fcp', half: 3000, good: 1800, weight: 10 },
  { name: 'lcp', half: 4000, good: 2500, weight: 25 },
  { name: 'blocking', half: 600, good: 200, weight: 30 },
  { name: 'shift', half: 0.25, good: 0.1, weight: 25 },
] as const;
const WHOLE = CURVES.reduce((sum, { weight }) => sum + weight, 0);
/** So many times the root of two deviations below the middle, nine of ten are above. */
const NINE_OF_TEN = 0.9061938024368232;

/** Out of a hundred. */
export function score(seen: Pick<Visit, (typeof CURVES)[number]['name']>): number {
  const points = CURVES.map(({ name, half, good, weight }) => weight * share(seen[name], half, good));
  return (100 * points.reduce((sum, one) => sum + one, 0)) / WHOLE;
}

/** The part of a log-normal distribution that lies above the value. */
function share(value: number, half: number, good: number): number {
  if (value <= 0) return 1;
  return (1 - erf((Math.log(value / half) * NINE_OF_TEN) / Math.log(half / good))) / 2;
}

/** The error function by the formula 7.1.26 of Abramowitz and Stegun. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}
