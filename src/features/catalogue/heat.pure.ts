const DAY_MS = 86_400_000;

/** After this long a visit counts half. */
export const HEAT_HALF_LIFE_DAYS = 7;

/** Any fixed moment will do; a late one keeps the stored numbers small and exact. */
const ORIGIN_MS = Date.UTC(2020, 0, 1);

const DECAY_PER_MS = Math.LN2 / (HEAT_HALF_LIFE_DAYS * DAY_MS);

/** The text behind 热度怎么算. */
export const HEAT_EXPLAINED = [
  '每位访客每天第一次打开一部作品的页面记 1 点热度，爬虫和重复刷新不算。',
  `每一点热度过 ${HEAT_HALF_LIFE_DAYS} 天减半，所以榜单看的是最近有多少人在看，不是累计总数。`,
  '刚收录的作品没有访问记录，先按编辑给的初始分排队，初始分同样会减半，真实的访问很快会超过它。',
] as const;

/**
 * Heat as it is stored: ln Σ wᵢ·2^(tᵢ/half-life). All stored scores fade at the same rate, so their order never changes
 * by time alone and no row has to be rewritten for it.
 */
export function heatScore(points: number, atMs: number): number {
  return Math.log(points) + (atMs - ORIGIN_MS) * DECAY_PER_MS;
}

/** The score after some more points. */
export function addHeat(score: number, points: number, atMs: number): number {
  const added = heatScore(points, atMs);
  const high = Math.max(score, added);
  return high + Math.log1p(Math.exp(Math.min(score, added) - high));
}

/** Heat as it is shown: how many fresh visits the score is worth now. */
export function heatShown(score: number, nowMs: number): number {
  return Math.round(Math.exp(Math.min(score - (nowMs - ORIGIN_MS) * DECAY_PER_MS, 34)));
}
