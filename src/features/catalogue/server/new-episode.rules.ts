import type { KindSlug } from '../kinds.pure.ts';

/** What can be watched of a title: its longest list of episodes, and what its sources say of it. */
export interface Watchable {
  kind: KindSlug;
  remark: string;
  /** Names of the episodes in the longest list. */
  episodes: readonly string[];
}

interface Episode {
  /** As it is said: 第 152 话, 更新至 12 集. */
  label: string;
  /** Grows with every episode, so that the same is not told twice whichever source comes second. */
  count: number;
}

/** The newest episode when there is one more than before. A film has no episodes: for it only the first counts. */
export function newEpisodeOf(before: Watchable, after: Watchable): Episode | undefined {
  const count = after.episodes.length;
  if (count > before.episodes.length) {
    if (after.kind === 'movie' && before.episodes.length > 0) return undefined;
    const label = after.kind === 'movie' ? '可以看了' : (after.episodes.at(-1) ?? '');
    return { label: label.trim() || `第 ${count} 集`, count };
  }
  // Some titles have no lists of ours; then the remark is all there is.
  if (count > 0 || after.kind === 'movie') return undefined;
  const said = countIn(after.remark);
  return said > countIn(before.remark) ? { label: after.remark, count: said } : undefined;
}

/** The number in 更新至 12 集 or 第152话; dates, such as those of variety shows, count as they grow. */
function countIn(remark: string): number {
  const numbers = remark.normalize('NFKC').match(/\d+/g) ?? [];
  return Math.max(0, ...numbers.map(Number).filter(Number.isSafeInteger));
}
