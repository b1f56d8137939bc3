import { dayNumber } from '../moment.pure.ts';
import type { BillFacts } from './bill.rules.ts';
import { monthOf } from './bill-days.rules.ts';

/** What is added up, apart for bills that are done and those still open. */
export interface Cells {
  billsOpen: number;
  billsDone: number;
  expenseOpen: number;
  expenseDone: number;
  incomeOpen: number;
  incomeDone: number;
  predictOpen: number;
}

export const CELL_NAMES = [
  'billsOpen',
  'billsDone',
  'expenseOpen',
  'expenseDone',
  'incomeOpen',
  'incomeDone',
  'predictOpen',
] as const satisfies (keyof Cells)[];

export const NO_CELLS: Cells = {
  billsOpen: 0,
  billsDone: 0,
  expenseOpen: 0,
  expenseDone: 0,
  incomeOpen: 0,
  incomeDone: 0,
  predictOpen: 0,
};

export const SCOPE = { all: 0, category: 1, account: 2, both: 3 } as const;
/** In place of a day: all time. */
export const EVER = 0;

export interface Place {
  scope: number;
  category: string;
  account: string;
  /** 20261115, its month as 202611, or EVER: three grains of the same sums. */
  day: number;
}

export type SumRow = Place & Cells;

/** Which sums answer for a filter. */
export function placeOf({ category, account }: { category?: string | undefined; account?: string | undefined }) {
  const scope =
    category !== undefined
      ? account !== undefined
        ? SCOPE.both
        : SCOPE.category
      : account !== undefined
        ? SCOPE.account
        : SCOPE.all;
  return { scope, category: category ?? '', account: account ?? '' };
}

/** What a change of some bills does to the sums: rows to be added, in the order in which they are always written. */
export function sumChanges(gone: readonly BillFacts[], come: readonly BillFacts[]): SumRow[] {
  const rows = new Map<string, SumRow>();
  const count = (bill: BillFacts, sign: 1 | -1) => {
    const cells = cellsOf(bill, sign);
    for (const place of placesOf(bill)) {
      const key = [place.scope, place.category, place.account, place.day].join('\0');
      const known = rows.get(key);
      if (known) for (const name of CELL_NAMES) known[name] += cells[name];
      else rows.set(key, { ...place, ...cells });
    }
  };
  for (const bill of gone) count(bill, -1);
  for (const bill of come) count(bill, 1);
  return [...rows.values()]
    .filter((row) => CELL_NAMES.some((name) => row[name] !== 0))
    .sort((one, other) => compare(one, other));
}

function placesOf({ category, account, createdAt }: BillFacts): Place[] {
  const scopes = [placeOf({}), placeOf({ category }), placeOf({ account }), placeOf({ category, account })];
  const day = dayNumber(createdAt);
  return [EVER, monthOf(day), day].flatMap((day) => scopes.map((scope) => ({ ...scope, day })));
}

function cellsOf({ isDone, expense, income, predictIncome }: BillFacts, sign: 1 | -1): Cells {
  return isDone
    ? { ...NO_CELLS, billsDone: sign, expenseDone: sign * expense, incomeDone: sign * income }
    : {
        ...NO_CELLS,
        billsOpen: sign,
        expenseOpen: sign * expense,
        incomeOpen: sign * income,
        predictOpen: sign * predictIncome,
      };
}

function compare(one: Place, other: Place): number {
  return (
    one.scope - other.scope ||
    one.day - other.day ||
    Number(one.category > other.category) - Number(one.category < other.category) ||
    Number(one.account > other.account) - Number(one.account < other.account)
  );
}
