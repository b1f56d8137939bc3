import { fen } from '../../frame/fen.pure.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** 综合所得年度税率表: up to this amount a year, rate, quick deduction. */
const YEAR = [
  [36_000, 0.03, 0],
  [144_000, 0.1, 2520],
  [300_000, 0.2, 16_920],
  [420_000, 0.25, 31_920],
  [660_000, 0.3, 52_920],
  [960_000, 0.35, 85_920],
  [Infinity, 0.45, 181_920],
] as const;
/** 按月换算后的综合所得税率表, for the bonus of the year. */
const MONTH = [
  [3000, 0.03, 0],
  [12_000, 0.1, 210],
  [25_000, 0.2, 1410],
  [35_000, 0.25, 2660],
  [55_000, 0.3, 4410],
  [80_000, 0.35, 7160],
  [Infinity, 0.45, 15_160],
] as const;
const FREE_A_MONTH = 5000;

export interface Salary {
  /** Yuan a month. */
  gross: number;
  insurance: number;
  /** 专项附加扣除 a month: children, parents, loan, rent. */
  deductions: number;
  bonus: number;
}

export interface TaxReport {
  months: { month: number; tax: number; net: number }[];
  tax: number;
  bonusTax: number;
  net: number;
}

export function incomeTax({ gross, insurance, deductions, bonus }: Salary): TaxReport {
  if (![gross, insurance, deductions, bonus].every((amount) => amount >= 0 && amount <= 1e9))
    throw new ToolFault('金额要填大于等于 0 的数');
  if (insurance > gross) throw new ToolFault('五险一金比工资还多，请检查');
  let paid = 0;
  const months = Array.from({ length: 12 }, (_, at) => {
    const base = Math.max(0, (gross - insurance - deductions - FREE_A_MONTH) * (at + 1));
    const tax = fen(Math.max(0, taxOf(base, base, YEAR) - paid));
    paid = fen(paid + tax);
    return { month: at + 1, tax, net: fen(gross - insurance - tax) };
  });
  const bonusTax = bonus > 0 ? fen(taxOf(bonus, bonus / 12, MONTH)) : 0;
  return { months, tax: paid, bonusTax, net: fen((gross - insurance) * 12 - paid + bonus - bonusTax) };
}

function taxOf(amount: number, level: number, table: readonly (readonly [number, number, number])[]): number {
  const [, rate, quick] = table.find(([top]) => level <= top) ?? [0, 0.45, 0];
  return amount * rate - quick;
}
