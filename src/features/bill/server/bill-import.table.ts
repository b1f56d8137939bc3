import type { Generated } from 'kysely';

export type BillImportTables = {
  bill_category_rule: {
    member_id: number;
    payee: string;
    category: string;
    learnt_at: number;
  };
  bill_transfer: {
    id: Generated<number>;
    member_id: number;
    title: string;
    from_account: string;
    to_account: string;
    amount: number;
    created_at: number;
    day: number;
    batch_id: number | null;
    source: string | null;
    order_no: string | null;
    client_key: string | null;
  };
  bill_joined: {
    member_id: number;
    source: string;
    order_no: string;
    bill_id: number;
    batch_id: number;
  };
  bill_import_table: {
    batch_id: number;
    content: string;
  };
  bill_mapping: {
    member_id: number;
    header_key: string;
    mapping_json: string;
    used_at: number;
  };
};
