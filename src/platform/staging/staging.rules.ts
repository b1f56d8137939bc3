import type { STAGED_STATES } from '#/contract/staged-batch.ts';

/** `mapping` waits for somebody to say what the columns mean. */
export type BatchState = (typeof STAGED_STATES)[number];

/** What a room keeps: the states its rows go through, what a row says, what is known of the whole file. */
export interface RoomTypes {
  state: string;
  facts: unknown;
  about: unknown;
}

export interface StagedRow<Types extends RoomTypes = RoomTypes> {
  line: number;
  state: Types['state'];
  reason: string;
  facts: Types['facts'];
}

export interface Batch<Types extends RoomTypes = RoomTypes> {
  id: number;
  memberId: number | null;
  kind: string;
  name: string;
  state: BatchState;
  /** How many rows were announced as what. */
  counts: Partial<Record<Types['state'], number>>;
  about: Types['about'];
  /** How many rows the work under way has dealt with. */
  progress: number;
  createdAt: number;
}

/** A file may be read again and again; what was written or is being written may only be undone. */
export const MAY_COMMIT: readonly BatchState[] = ['ready', 'failed'];
export const MAY_UNDO: readonly BatchState[] = ['done', 'failed'];
