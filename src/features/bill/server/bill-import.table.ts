export type BillImportTables = {
  bill_category_rule: {
    member_id: number;
    payee: string;
    category: string;
    learnt_at: number;
  };
};
