import type { Batch, StagedRow } from '#/platform/staging/staging.rules.ts';
import type { BillFacts } from './bill.rules.ts';
import type { Double } from './doubles.rules.ts';
import type { Class } from './read/entry.rules.ts';
import type { Agreement, FileSums } from './read/file-sums.rules.ts';
import type { TransferFacts } from './read/judged.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';
import type { Stated } from './read/preamble.rules.ts';

/**
 * Transfers make no bill: they are noted apart. What is open only a person can judge; what may be a double is new until
 * somebody says otherwise, and what surely is one is joined with the bill that is there.
 */
export type RowState =
  | ('new' | 'duplicate' | 'skipped' | 'bad' | 'written' | 'transfer' | 'transferred')
  | ('open' | 'maybe' | 'double' | 'joined');

export interface RowFacts {
  orderNo: string;
  payee: string;
  bill: BillFacts | null;
  /** Both are missing in rows from before. */
  class?: Class;
  amount?: number;
  transfer?: TransferFacts | null;
  /** The line of the file. Rows from before have it as their own number. */
  line?: number;
  /** The line of the order that a refund belongs to; how much of an order came back. */
  order?: number | undefined;
  back?: number | undefined;
  /** The bill that this may be the same payment as. */
  double?: Double;
  /** A person was asked what this is. */
  isAsked?: boolean;
}

export interface BillRoom {
  state: RowState;
  facts: RowFacts;
  about: {
    source: string;
    /** What is known of files since transfers and sums are. */
    name?: string;
    sums?: FileSums;
    stated?: Stated | null;
    differences?: string[];
    agreement?: Agreement['agreement'];
    /** For a table of an unknown kind: its columns, some of its rows, and what the member said about them. */
    table?: { header: string[]; samples: string[][]; mapping?: Mapping | undefined };
  };
}

export type BillRow = StagedRow<BillRoom>;
export type BillBatch = Batch<BillRoom>;

/** Names a row apart from others of its file, and says whether it was there before. */
export function createNumbering(): (orderNo: string) => { orderNo: string; isRepeated: boolean } {
  const seen = new Map<string, number>();
  return (orderNo) => {
    const times = (seen.get(orderNo) ?? 0) + 1;
    seen.set(orderNo, times);
    // Equal rows that have no order number are separate purchases.
    if (orderNo.startsWith('~')) return { orderNo: times > 1 ? `${orderNo}#${times}` : orderNo, isRepeated: false };
    return { orderNo, isRepeated: times > 1 };
  };
}
