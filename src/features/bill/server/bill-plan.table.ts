export type BillPlanTables = {
  bill_opening: {
    member_id: number;
    name: string;
    opening: number;
    reconciled_at: number | null;
  };
  bill_budget: {
    member_id: number;
    category: string;
    amount: number;
  };
};
