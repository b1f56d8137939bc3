import type { BatchDeed } from '../market-batch.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import type { Item } from './item.rules.ts';

export type BatchKind = 'import' | BatchDeed;
export type BatchState = 'reading' | 'ready' | 'writing' | 'done' | 'undoing' | 'undone' | 'failed';
/** Before it is written, once it is written, and once it was taken back. */
export type RowState = 'add' | 'change' | 'skipped' | 'bad' | 'added' | 'changed' | 'deleted' | 'undone' | 'kept';

export type Counts = Record<'add' | 'change' | 'skipped' | 'bad', number>;

export interface Batch {
  id: number;
  kind: BatchKind;
  name: string;
  state: BatchState;
  counts: Counts;
  progress: number;
  createdAt: number;
}

export interface StagedRow {
  line: number;
  state: RowState;
  reason: string;
  itemId: number | null;
  title: string;
  /** What the row says; null where it cannot be read. */
  input: MarketItemInput | null;
}

/** A batch may be read again and again; what was written or is being written may only be undone. */
export const MAY_COMMIT: readonly BatchState[] = ['ready', 'failed'];
export const MAY_UNDO: readonly BatchState[] = ['done', 'failed'];

/** Whether somebody worked on an item after a batch did. What the link check takes down was nobody's work. */
export function isTouched({ updatedAt, downReason }: Pick<Item, 'updatedAt' | 'downReason'>, writtenAt: number | null) {
  return updatedAt !== writtenAt && downReason !== 'expired' && downReason !== 'dead_link';
}
