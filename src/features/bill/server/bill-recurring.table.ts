import type { Generated } from 'kysely';

export type BillRecurringTables = {
  bill_recurring: {
    id: Generated<number>;
    member_id: number;
    key: string;
    way: string;
    is_on: number;
    title: string;
    category: string;
    account: string;
    amount: number;
    period: string;
    anchor: number;
    next_day: number;
    told_day: Generated<number>;
  };
};
