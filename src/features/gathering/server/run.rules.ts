const RUN_STATES = ['queued', 'running', 'stopping', 'done', 'stopped', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What became of the items so far. */
export interface RunCounts {
  added: number;
  merged: number;
  updated: number;
  unchanged: number;
  /** Taken down here, so left alone. */
  removed: number;
  /** Items of a type that is not gathered, or without what a title needs. */
  skipped: number;
  /** Items and pages that could not be read. */
  failed: number;
  /** No longer at the source: their episodes were put away. */
  gone: number;
}

export interface Run {
  id: number;
  sourceId: number;
  begunBy: string;
  state: RunState;
  /** What changed since then; 0 for what is not known yet, null for everything again. */
  sinceAt: number | null;
  nextPage: number;
  pageCount: number;
  total: number;
  counts: RunCounts;
  error: string;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
}

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  text: string;
}

export const NO_COUNTS: RunCounts = {
  added: 0,
  merged: 0,
  updated: 0,
  unchanged: 0,
  removed: 0,
  skipped: 0,
  failed: 0,
  gone: 0,
};

export function isFinal(state: RunState): boolean {
  return state === 'done' || state === 'stopped' || state === 'failed';
}

export function addCounts(one: RunCounts, other: Partial<RunCounts>): RunCounts {
  const sum = { ...one };
  for (const name of Object.keys(sum) as (keyof RunCounts)[]) sum[name] += other[name] ?? 0;
  return sum;
}

/** Titles a visitor sees differently now. */
export function changedBy({ added, merged, updated, gone }: RunCounts): number {
  return added + merged + updated + gone;
}

const HOUR_MS = 3_600_000;

/** Whole hours back to a moment, and one more for clocks that differ. */
export function hoursSince(sinceAt: number, now: number): number {
  return Math.max(1, Math.ceil((now - sinceAt) / HOUR_MS) + 1);
}
