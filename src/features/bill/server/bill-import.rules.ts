import type { BillFacts } from './bill.rules.ts';
import type { Source } from './import-formats.rules.ts';

export type BatchState = 'reading' | 'ready' | 'writing' | 'done' | 'undoing' | 'undone' | 'failed';
export type RowState = 'new' | 'duplicate' | 'skipped' | 'bad' | 'written';

export interface Batch {
  id: number;
  source: Source;
  fileName: string;
  state: BatchState;
  counts: Counts;
  progress: number;
  createdAt: number;
}

export type Counts = Record<Exclude<RowState, 'written'>, number>;

export interface StagedRow {
  line: number;
  state: RowState;
  reason: string;
  orderNo: string;
  payee: string;
  bill: BillFacts | null;
}

/** A file may be read again and again; what was written or is being written may only be undone. */
export const MAY_COMMIT: readonly BatchState[] = ['ready', 'failed'];
export const MAY_UNDO: readonly BatchState[] = ['done', 'failed'];

/** Names a row apart from others of its file, and says whether it was there before. */
export function createNumbering(): (orderNo: string) => { orderNo: string; isRepeated: boolean } {
  const seen = new Map<string, number>();
  return (orderNo) => {
    const times = (seen.get(orderNo) ?? 0) + 1;
    seen.set(orderNo, times);
    // Without a number of its own, two equal rows are two purchases.
    if (orderNo.startsWith('~')) return { orderNo: times > 1 ? `${orderNo}#${times}` : orderNo, isRepeated: false };
    return { orderNo, isRepeated: times > 1 };
  };
}
