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

type Counted = Partial<Pick<ReadRow, 'class' | 'bill' | 'transfer'>>;

export function sumsOf(rows: readonly Counted[]): FileSums {
  const sums: FileSums = { expense: 0, refund: 0, income: 0, pending: 0, transfer: 0, transfers: 0 };
  for (const { class: kind, bill, transfer } of rows) {
    if (!bill || kind === 'review') continue;
    sums.expense += bill.expense;
    sums.pending += bill.predictIncome;
    // What came back of an order may stand in the order's own row.
    if (kind === 'refund' || kind === 'expense') sums.refund += bill.income;
    else sums.income += bill.income;
    if (!transfer || kind !== 'transfer') continue;
    sums.transfer += transfer.amount;
    sums.transfers += 1;
  }
  return sums;
}

/** The sums after one row has become something else. */
export function amendedSums(sums: FileSums, before: { facts: Counted }, after: { facts: Counted }): FileSums {
  const [less, more] = [sumsOf([before.facts]), sumsOf([after.facts])];
  const amended = { ...sums };
  for (const name of Object.keys(sums) as (keyof FileSums)[]) amended[name] += more[name] - less[name];
  return amended;
}

/** What all rows of a direction say, paid or not; of those that left, what nobody paid and what was only moved; fees of transfers. */
export interface RawSums {
  out: number;
  in: number;
  unpaid: number;
  moved: number;
  fees: number;
}

/** How the file's own sums and what was read go together. */
export interface Agreement {
  differences: string[];
  /** Why a sum agrees though it is another number. */
  agreement: { expense: string; income: string };
}

/**
 * Each provider has rules of its own for what counts, so a sum agrees when it is any of the usual ones: whole, after refunds, or
 * all rows of that direction, paid or not. What makes the difference is said.
 */
export function agreementOf(stated: Stated | null, { expense, refund, income }: FileSums, raw: RawSums): Agreement {
  const paid = raw.out - raw.unpaid;
  const spent = settled('支出', stated?.expense ?? null, expense, [
    [expense - raw.fees, `不含转账的手续费 ${yuan(raw.fees)}`],
    [expense - refund, `已减去退款 ${yuan(refund)}`],
    [raw.out, raw.unpaid > 0 ? `含没有付钱的 ${yuan(raw.unpaid)}` : '按文件里写“支出”的行相加'],
    [paid, '按文件里写“支出”的行相加'],
    [paid - raw.moved, `不含还款、转账 ${yuan(raw.moved)}`],
  ]);
  const earned = settled('收入', stated?.income ?? null, income, [
    [income + refund, `含退款 ${yuan(refund)}`],
    [raw.in, raw.in < income ? `不含没有写“收入”的 ${yuan(income - raw.in)}` : '按文件里写“收入”的行相加'],
  ]);
  return {
    differences: [spent.difference, earned.difference].filter(Boolean),
    agreement: { expense: spent.note, income: earned.note },
  };
}

function settled(name: string, said: number | null, read: number, usual: readonly (readonly [number, string])[]) {
  if (said === null || said === read) return { difference: '', note: '' };
  const [, note = ''] = usual.find(([sum]) => sum === said) ?? [];
  const difference = `文件自己写的${name}是 ${yuan(said)}，读出来是 ${yuan(read)}，相差 ${yuan(Math.abs(said - read))}`;
  return note ? { difference: '', note } : { difference, note };
}

const yuan = (fen: number) => (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
