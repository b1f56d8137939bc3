import type { Generated } from 'kysely';

export type BillTables = {
  bill: {
    id: Generated<number>;
    member_id: number;
    title: string;
    category: string;
    account: string;
    remark: string;
    words: string;
    created_at: number;
    day: number;
    remind_at: number;
    is_done: number;
    expense: number;
    income: number;
    predict_income: number;
    predict_original: number | null;
    profit: number;
    updated_at: number;
    deleted_at: number | null;
    batch_id: number | null;
    source: string | null;
    order_no: string | null;
    payee: string | null;
    client_key: string | null;
    version: number;
  };
  bill_due_mark: { name: string; told_until: number };
  bill_sum: {
    member_id: number;
    scope: number;
    category: string;
    account: string;
    day: number;
    bills_open: number;
    bills_done: number;
    expense_open: number;
    expense_done: number;
    income_open: number;
    income_done: number;
    predict_open: number;
  };
  bill_ledger: {
    member_id: number;
    version: number;
    emptied_version: Generated<number>;
    calendar_token_hash: string | null;
    calendar_created_at: number | null;
  };
};
