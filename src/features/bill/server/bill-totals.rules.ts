import { type Cells, NO_CELLS } from './bill-sum.rules.ts';

export interface Totals {
  expense: number;
  income: number;
  profit: number;
  predictIncome: number;
  receiptProfit: number;
}

/** The part of the sums that a filter by state looks at. */
export function ofState(cells: Cells, isDone: boolean | undefined): Cells {
  if (isDone === undefined) return cells;
  const { billsOpen, billsDone, expenseOpen, expenseDone, incomeOpen, incomeDone, predictOpen } = cells;
  return isDone
    ? { ...NO_CELLS, billsDone, expenseDone, incomeDone }
    : { ...NO_CELLS, billsOpen, expenseOpen, incomeOpen, predictOpen };
}

export function countOf({ billsOpen, billsDone }: Cells): number {
  return billsOpen + billsDone;
}

export function totalsOf(cells: Cells): Totals {
  const expense = cells.expenseOpen + cells.expenseDone;
  const income = cells.incomeOpen + cells.incomeDone;
  return {
    expense,
    income,
    profit: income + cells.predictOpen - expense,
    predictIncome: cells.predictOpen,
    receiptProfit: cells.incomeDone - cells.expenseDone,
  };
}
