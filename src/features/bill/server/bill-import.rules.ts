import type { Batch, StagedRow } from '#/platform/staging/staging.rules.ts';
import type { BillFacts } from './bill.rules.ts';
import type { Source } from './import-formats.rules.ts';

export type RowState = 'new' | 'duplicate' | 'skipped' | 'bad' | 'written';

export interface BillRoom {
  state: RowState;
  facts: { orderNo: string; payee: string; bill: BillFacts | null };
  about: { source: Source };
}

export type BillRow = StagedRow<BillRoom>;
export type BillBatch = Batch<BillRoom>;

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
