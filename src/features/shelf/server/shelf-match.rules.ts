/** A title of the catalogue that goes by one of the names. */
export interface Candidate {
  id: number;
  year: number | null;
  /** Its own name, not only another one it is known by. */
  isMain: boolean;
}

/** Sure of one, unsure between some (or of one), or nothing. */
export type Matched = { found: number } | { doubt: number[]; reason: string } | { none: true };

const MOST_CHOICES = 6;

/**
 * Name and year must agree; a year may be off by one, as releases differ from country to country. Without a year, or where two
 * agree equally well, somebody has to look.
 */
export function matchTitle(year: number | null, candidates: readonly Candidate[]): Matched {
  if (candidates.length === 0) return { none: true };
  const score = (one: Candidate) =>
    (year === null || one.year === null ? 0 : Math.max(0, 3 - Math.abs(year - one.year)) * 2) + (one.isMain ? 1 : 0);
  const ranked = [...candidates].sort((a, b) => score(b) - score(a) || a.id - b.id);
  const [best, next] = ranked;
  const apart = best && year !== null && best.year !== null ? Math.abs(year - best.year) : undefined;
  if (best && apart !== undefined && apart <= 1 && (!next || score(next) < score(best))) return { found: best.id };
  const doubt = ranked.slice(0, MOST_CHOICES).map(({ id }) => id);
  if (year === null) return { doubt, reason: '文件里没有年份' };
  return { doubt, reason: ranked.length > 1 ? '同名的不止一部' : '年份对不上' };
}
