import type { Insertable, Selectable } from 'kysely';
import { dayNumber } from '../moment.pure.ts';
import { type Bill, type BillFacts, profitOf, wordsOf } from './bill.rules.ts';
import type { BillTables } from './bill.table.ts';

export const BILL_COLUMNS = [
  'id',
  'title',
  'category',
  'account',
  'remark',
  'created_at',
  'remind_at',
  'is_done',
  'expense',
  'income',
  'predict_income',
  'predict_original',
] as const;

export type BillRow = Pick<Selectable<BillTables['bill']>, (typeof BILL_COLUMNS)[number]>;

export function toBill(row: BillRow): Bill {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    account: row.account,
    remark: row.remark,
    createdAt: row.created_at,
    remindAt: row.remind_at,
    isDone: row.is_done === 1,
    expense: row.expense,
    income: row.income,
    predictIncome: row.predict_income,
    predictOriginal: row.predict_original,
  };
}

export function toRow(bill: BillFacts) {
  return {
    title: bill.title,
    category: bill.category,
    account: bill.account,
    remark: bill.remark,
    words: wordsOf(bill),
    created_at: bill.createdAt,
    day: dayNumber(bill.createdAt),
    remind_at: bill.remindAt,
    is_done: bill.isDone ? 1 : 0,
    expense: bill.expense,
    income: bill.income,
    predict_income: bill.predictIncome,
    predict_original: bill.predictOriginal,
    profit: profitOf(bill),
  } satisfies Partial<Insertable<BillTables['bill']>>;
}
