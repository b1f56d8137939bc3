import type { Generated } from 'kysely';
import type { BatchState, RowState } from './bill-import.rules.ts';
import type { Source } from './import-formats.rules.ts';

export type BillImportTables = {
  bill_import: {
    id: Generated<number>;
    member_id: number;
    source: Source;
    file_name: string;
    state: BatchState;
    new_rows: number;
    duplicate_rows: number;
    skipped_rows: number;
    bad_rows: number;
    progress: number;
    created_at: number;
  };
  bill_import_row: {
    batch_id: number;
    line: number;
    state: RowState;
    reason: string;
    order_no: string;
    payee: string;
    bill_json: string;
  };
  bill_category_rule: {
    member_id: number;
    payee: string;
    category: string;
    learnt_at: number;
  };
};
