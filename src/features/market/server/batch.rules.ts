import type { Batch, StagedRow } from '#/platform/staging/staging.rules.ts';
import type { BatchDeed } from '../market-batch.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import type { Item } from './item.rules.ts';

export type BatchKind = 'import' | BatchDeed;
/** Before it is written, once it is written, and once it was taken back. */
export type RowState = 'add' | 'change' | 'skipped' | 'bad' | 'added' | 'changed' | 'deleted' | 'undone' | 'kept';

export interface ItemRowFacts {
  itemId: number | null;
  title: string;
  /** What the row says; null where it cannot be read. */
  input: MarketItemInput | null;
  /** The item as it was before the batch. */
  before?: Item | null;
  writtenAt?: number | null;
}

export interface MarketRoom {
  state: RowState;
  facts: ItemRowFacts;
  about: Record<string, never>;
}

export const MARKET_ROOM = 'market';
export type ItemBatch = Batch<MarketRoom>;
export type ItemRow = StagedRow<MarketRoom>;

/** Whether somebody worked on an item after a batch did. What the link check takes down was nobody's work. */
export function isTouched(
  { updatedAt, downReason }: Pick<Item, 'updatedAt' | 'downReason'>,
  writtenAt: number | null | undefined,
) {
  return updatedAt !== writtenAt && downReason !== 'expired' && downReason !== 'dead_link';
}
