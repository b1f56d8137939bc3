import { DAY_MS } from '#/contract/shanghai-time.pure.ts';

/** Since when something has cost so much. */
export interface PriceStep {
  since: number;
  priceFen: number;
}

const HISTORY_DAYS = 90;

/** What something cost in the last 90 days, out of all its steps, the oldest first: a price holds until it is changed. */
export function priceHistory(steps: readonly PriceStep[], now: number) {
  const from = now - HISTORY_DAYS * DAY_MS;
  const before = steps.findLast(({ since }) => since <= from);
  const within = steps.filter(({ since }) => since > from && since <= now);
  const shown = before ? [{ ...before, since: from }, ...within] : within;
  const first = shown[0];
  if (!first) return { days: 0, lowestFen: 0, meanFen: 0, steps: [] };
  let weighed = 0;
  for (const [index, { since, priceFen }] of shown.entries())
    weighed += priceFen * ((shown[index + 1]?.since ?? now) - since);
  const span = now - first.since;
  return {
    days: Math.floor(span / DAY_MS),
    lowestFen: Math.min(...shown.map(({ priceFen }) => priceFen)),
    meanFen: span > 0 ? Math.round(weighed / span) : first.priceFen,
    steps: shown,
  };
}
