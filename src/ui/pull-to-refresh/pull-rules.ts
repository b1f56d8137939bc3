/** Pulling further than this and letting go refreshes; it is also the height of the line that says so. */
export const PULL_DISTANCE = 50;
/** How long the last line stays. */
export const DONE_DURATION = 500;

export type PullState = 'idle' | 'pulling' | 'ready' | 'loading' | 'done' | 'failed';

/** The page follows the finger, then less and less. */
export function easedPull(distance: number): number {
  if (distance <= 0) return 0;
  if (distance <= PULL_DISTANCE) return distance;
  if (distance <= PULL_DISTANCE * 2) return PULL_DISTANCE + (distance - PULL_DISTANCE) / 2;
  return PULL_DISTANCE * 1.5 + (distance - PULL_DISTANCE * 2) / 4;
}

export function stateOf(eased: number): 'idle' | 'pulling' | 'ready' {
  if (eased <= 0) return 'idle';
  return eased < PULL_DISTANCE ? 'pulling' : 'ready';
}

export const PULL_TEXT: Record<PullState, string> = {
  idle: '',
  pulling: '下拉即可刷新',
  ready: '松开刷新',
  loading: '正在刷新…',
  done: '已是最新',
  failed: '没刷新成，请再试一次',
};
