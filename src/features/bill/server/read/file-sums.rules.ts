import type { ReadRow } from './judged.rules.ts';
import type { Stated } from './preamble.rules.ts';

/** What a file adds up to, in fen. Expenses are whole, before what came back; transfers are in neither. */
export interface FileSums {
  expense: number;
  refund: number;
  income: number;
  pending: number;
  transfer: number;
  transfers: number;
}

export function sumsOf(rows: readonly ReadRow[]): FileSums {
  const sums: FileSums = { expense: 0, refund: 0, income: 0, pending: 0, transfer: 0, transfers: 0 };
  for (const { class: kind, bill, transfer } of rows) {
    if (!bill) continue;
    sums.expense += bill.expense;
    sums.pending += bill.predictIncome;
    // What came back of an order may stand in the order's own row.
    if (kind === 'refund' || kind === 'expense') sums.refund += bill.income;
    else sums.income += bill.income;
    if (!transfer) continue;
    sums.transfer += transfer.amount;
    sums.transfers += 1;
  }
  return sums;
}

/**
 * Where the file's own sums differ from what was read. Each provider has rules of its own for what counts, so a sum
 * agrees when it is any of the usual ones: whole, after refunds, or all rows of that direction, paid or not.
 */
export function differencesOf(
  stated: Stated | null,
  { expense, refund, income }: FileSums,
  raw: { out: number; in: number; unpaid: number; moved: number },
): string[] {
  if (!stated) return [];
  const paid = raw.out - raw.unpaid;
  const told = (name: string, said: number, read: number) =>
    `文件自己写的${name}是 ${yuan(said)}，读出来是 ${yuan(read)}，相差 ${yuan(Math.abs(said - read))}`;
  const agrees = (said: number | null, ...sums: number[]) => said === null || sums.includes(said);
  return [
    ...(agrees(stated.expense, expense, expense - refund, raw.out, paid, paid - raw.moved)
      ? []
      : [told('支出', stated.expense ?? 0, expense)]),
    ...(agrees(stated.income, income, income + refund, raw.in) ? [] : [told('收入', stated.income ?? 0, income)]),
  ];
}

const yuan = (fen: number) => (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
