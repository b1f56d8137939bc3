import { toYuan } from '#/contract/money.pure.ts';
import type { Charts } from '../bill.contract.ts';
import { dayNumber } from '../moment.pure.ts';
import { ageSpans, monthOf, monthsLater, spanBefore } from './bill-days.rules.ts';
import { type AskedFilter, filterOf } from './bill-filter.rules.ts';
import { NO_CELLS } from './bill-sum.rules.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf, totalsOf } from './bill-totals.rules.ts';

const MONTHS = 12;

interface Needs {
  sums: BillSumStore;
  now: () => number;
}

export type BillChartService = ReturnType<typeof createBillChartService>;

export function createBillChartService({ sums, now }: Needs) {
  return {
    async read(memberId: number, asked: AskedFilter): Promise<Charts> {
      const today = dayNumber(now());
      const { category, account, fromDay, toDay } = filterOf(asked);
      const of = { category, account };
      const lastMonth = monthOf(toDay ?? today);
      const firstMonth = monthsLater(lastMonth, 1 - MONTHS);
      const byMonth = await sums.byMonth(memberId, of, firstMonth, lastMonth);
      const byCategory = await sums.byCategory(memberId, { account, fromDay, toDay });
      const open = await sums.read(memberId, { ...of, fromDay, toDay });
      const hasSpan = fromDay !== undefined && toDay !== undefined;
      const before = hasSpan ? await sums.read(memberId, { ...of, ...spanBefore(fromDay, toDay) }) : undefined;
      const ages = [];
      for (const { age, ...span } of ageSpans(today)) {
        const cells = await sums.read(memberId, { ...of, ...span });
        ages.push({ Age: age, Amount: toYuan(cells.predictOpen), Count: cells.billsOpen });
      }
      return {
        Months: Array.from({ length: MONTHS }, (_, index) => {
          const month = monthsLater(firstMonth, index);
          const { expense, income, profit } = totalsOf(byMonth.get(month) ?? NO_CELLS);
          return { Month: monthText(month), Expense: toYuan(expense), Income: toYuan(income), Profit: toYuan(profit) };
        }),
        Categories: byCategory
          .filter(({ name }) => category === undefined || name === category)
          .map(({ name, ...cells }) => ({ name, count: countOf(cells), ...totalsOf(cells) }))
          .sort((one, other) => other.expense - one.expense || other.income - one.income || other.count - one.count)
          .map(({ name, count, expense, income }) => ({
            Name: name,
            Expense: toYuan(expense),
            Income: toYuan(income),
            Count: count,
          })),
        Receivables: ages,
        Open: { Count: open.billsOpen },
        Before: before ? spanTotals(totalsOf(before)) : null,
      };
    },
  };
}

function spanTotals({ expense, income }: { expense: number; income: number }) {
  return { Expense: toYuan(expense), Income: toYuan(income) };
}

function monthText(month: number): string {
  return `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;
}
