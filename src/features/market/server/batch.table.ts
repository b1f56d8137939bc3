import type { Generated } from 'kysely';
import type { BatchKind, BatchState, RowState } from './batch.rules.ts';

export type BatchTables = {
  market_batch: {
    id: Generated<number>;
    kind: BatchKind;
    name: string;
    state: BatchState;
    add_rows: number;
    change_rows: number;
    skipped_rows: number;
    bad_rows: number;
    progress: number;
    created_at: number;
  };
  market_batch_row: {
    batch_id: number;
    line: number;
    state: RowState;
    reason: string;
    item_id: number | null;
    title: string;
    input_json: string;
    before_json: string;
    written_at: number | null;
  };
};
