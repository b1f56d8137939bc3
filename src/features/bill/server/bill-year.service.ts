import { toYuan } from '#/contract/money.pure.ts';
import type { BillYear } from '../bill-year.contract.ts';
import { dayNumber, dayText } from '../moment.pure.ts';
import { NO_CELLS } from './bill-sum.rules.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf, totalsOf } from './bill-totals.rules.ts';
import type { BillYearStore } from './bill-year.store.ts';

const FIRST_MONTH = 190_001;
const LAST_MONTH = 299_912;

interface Needs {
  sums: Pick<BillSumStore, 'byMonth' | 'byCategory' | 'read'>;
  years: BillYearStore;
  now: () => number;
}

export type BillYearService = ReturnType<typeof createBillYearService>;

export function createBillYearService({ sums, years, now }: Needs) {
  return {
    async read(memberId: number, asked: number | undefined): Promise<BillYear> {
      const year = asked ?? Math.floor(dayNumber(now()) / 10_000);
      const [fromDay, toDay] = [year * 10_000 + 101, year * 10_000 + 1231];
      const byMonth = await sums.byMonth(memberId, {}, FIRST_MONTH, LAST_MONTH);
      const used = [...byMonth].filter(([, cells]) => countOf(cells) > 0).map(([month]) => Math.floor(month / 100));
      const before = totalsOf(await sums.read(memberId, { fromDay: fromDay - 10_000, toDay: toDay - 10_000 }));
      const cells = await sums.read(memberId, { fromDay, toDay });
      const { expense, income, profit } = totalsOf(cells);
      const byDay = await sums.byMonth(memberId, {}, fromDay, toDay);
      const categories = (await sums.byCategory(memberId, { fromDay, toDay }))
        .map(({ name, ...each }) => ({ name, spent: totalsOf(each).expense }))
        .filter(({ spent }) => spent > 0)
        .sort((one, other) => other.spent - one.spent || (one.name < other.name ? -1 : 1));
      const largest = await years.largest(memberId, fromDay, toDay);
      return {
        Year: year,
        Years: [...new Set([...used, year])].sort((one, other) => other - one),
        Count: countOf(cells),
        Days: [...byDay.values()].filter((day) => countOf(day) > 0).length,
        Expense: toYuan(expense),
        Income: toYuan(income),
        Profit: toYuan(profit),
        Before: used.includes(year - 1) ? { Expense: toYuan(before.expense), Income: toYuan(before.income) } : null,
        Months: Array.from({ length: 12 }, (_, index) => {
          const month = totalsOf(byMonth.get(year * 100 + index + 1) ?? NO_CELLS);
          return { Expense: toYuan(month.expense), Income: toYuan(month.income) };
        }),
        Categories: categories.map(({ name, spent }) => ({
          Name: name,
          Expense: toYuan(spent),
          Share: Math.round((spent / expense) * 1000) / 1000,
        })),
        Payees: (await years.payees(memberId, fromDay, toDay)).map((payee) => ({
          Name: payee.name,
          Expense: toYuan(payee.expense),
          Count: payee.count,
        })),
        Largest: largest
          ? { Title: largest.title, Expense: toYuan(largest.expense), Date: dayText(largest.day) }
          : null,
      };
    },
  };
}
