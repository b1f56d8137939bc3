import { type Bits, longer, onesOf } from '#/platform/bits/bits.pure.ts';
import type { Cells } from './bill-sum.rules.ts';

type Amounts = Record<'expense' | 'income' | 'predict_income', Float64Array>;

/** For each group: expense, income and what is predicted of its open bills, expense and income of those done. */
const SUMS = 5;

/** The sums of each group of 32 bills, those that share a word of a set. Whole fen, so they stay exact. */
export function createColumnSums(columns: Amounts) {
  let groups = new Float64Array(2 * SUMS);

  return {
    get bytes(): number {
      return 8 * groups.length;
    },

    /** A bill comes, or is about to go. */
    count(place: number, isDone: boolean, sign: 1 | -1): void {
      const at = (place >>> 5) * SUMS;
      if (at + SUMS > groups.length) groups = longer(groups, at + SUMS);
      const add = (cell: number, value: number) => {
        groups[at + cell] = (groups[at + cell] as number) + sign * value;
      };
      add(isDone ? 3 : 0, columns.expense[place] as number);
      add(isDone ? 4 : 1, columns.income[place] as number);
      if (!isDone) add(2, columns.predict_income[place] as number);
    },

    /** The sums over the chosen ones of all: at most half of a group is looked at one by one. */
    of(chosen: Bits, all: Bits, done: Bits): Cells {
      const { expense, income, predict_income } = columns;
      let [billsOpen, expenseOpen, incomeOpen, predictOpen, billsDone, expenseDone, incomeDone] = [0, 0, 0, 0, 0, 0, 0];
      for (let word = 0; word < chosen.length; word++) {
        const bits = chosen[word] as number;
        if (bits === 0) continue;
        const isDone = done[word] as number;
        billsOpen += onesOf(bits & ~isDone);
        billsDone += onesOf(bits & isDone);
        const missing = (all[word] as number) & ~bits;
        const isMost = onesOf(missing) < onesOf(bits);
        if (isMost) {
          expenseOpen += groups[word * SUMS] as number;
          incomeOpen += groups[word * SUMS + 1] as number;
          predictOpen += groups[word * SUMS + 2] as number;
          expenseDone += groups[word * SUMS + 3] as number;
          incomeDone += groups[word * SUMS + 4] as number;
        }
        const sign = isMost ? -1 : 1;
        const looked = isMost ? missing : bits;
        for (let left = looked & ~isDone; left !== 0; left &= left - 1) {
          const place = word * 32 + 31 - Math.clz32(left & -left);
          expenseOpen += sign * (expense[place] as number);
          incomeOpen += sign * (income[place] as number);
          predictOpen += sign * (predict_income[place] as number);
        }
        for (let left = looked & isDone; left !== 0; left &= left - 1) {
          const place = word * 32 + 31 - Math.clz32(left & -left);
          expenseDone += sign * (expense[place] as number);
          incomeDone += sign * (income[place] as number);
        }
      }
      return { billsOpen, billsDone, expenseOpen, expenseDone, incomeOpen, incomeDone, predictOpen };
    },
  };
}
