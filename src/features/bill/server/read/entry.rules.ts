import { MOST_FEN } from '../../amount.pure.ts';

/** One row of a file, by the names of its columns. */
export type Cells = ReadonlyMap<string, string>;

/** What a row of any file says, before it is judged. Money in whole fen. */
export interface Entry {
  line: number;
  at: number;
  amount: number;
  /** As the file says it: out of the account, into it, or neither. */
  way: 'out' | 'in' | 'none';
  payee: string;
  goods: string;
  kind: string;
  status: string;
  category: string;
  account: string;
  orderNo: string;
  /** The number that the shop gave; an order and its refund may share it. */
  shopNo: string;
  remark: string;
  currency: string;
  /** The part of the amount that is a fee. */
  fee: number;
  /** What the row itself says came back. */
  refunded: number;
  /** Whether the file shows that money was paid; undefined where it does not tell. */
  isPaid?: boolean | undefined;
  /** Tells equal rows apart that have no number of their own. */
  balance: string;
}

/**
 * What became of the money. A fee is an expense that was part of a transfer; what is pending is expected; nothing moved in
 * what is ignored; what is to be reviewed only a person can judge.
 */
export type Class = 'expense' | 'income' | 'refund' | 'transfer' | 'fee' | 'pending' | 'ignored' | 'review' | 'bad';

export interface Verdict {
  class: Exclude<Class, 'bad'>;
  reason: string;
}

export const verdict = (kind: Verdict['class'], reason = ''): Verdict => ({ class: kind, reason });

export const get = (cells: Cells, ...names: readonly string[]): string => {
  for (const name of names) {
    const cell = cells.get(name);
    if (cell) return cell;
  }
  return '';
};

/** Files write a stroke, dashes or N/A for nothing. */
export const orNothing = (cell: string) => (/^(\/|-+|—+|N\/A)$/i.test(cell) ? '' : cell);

const UNITS = /[¥$€£元]|\b(?:CNY|RMB|HKD|USD|EUR|JPY|GBP)(?![A-Z])|人民币/gi;

/**
 * An amount with its sign, in whole fen, however a bank writes it: ¥1,234.50, (850,00), −3,40, +12, CNY 10.00, 5.00DR. Undefined
 * for what is none. A third decimal that is no nought is refused, but not the noise of a number that a workbook keeps in
 * binary.
 */
export function signedAmount(cell: string, decimalComma = false): number | undefined {
  const [, told = '', side = ''] = /^(.*?)(CR|DR)?$/is.exec(cell.normalize('NFKC').trim()) ?? [];
  const plain = told
    .replaceAll(UNITS, '')
    .replaceAll(/[\s'’]+/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  const [, brackets, inside] = /^(\()?(.*?)\)?$/.exec(plain) ?? [];
  const text = decimalComma
    ? (inside ?? '').replaceAll('.', '').replace(',', '.')
    : (inside ?? '').replaceAll(/,(?=\d{3}|\d*\.|\d{2},)/g, '');
  const parts = /^([+-]?)(\d{0,12})(?:\.(\d{0,20}))?([+-]?)$/.exec(text);
  if (!parts) return undefined;
  const [, before = '', whole = '', decimals = '', behind = ''] = parts;
  if (whole === '' && decimals === '') return undefined;
  const rest = decimals.slice(2);
  if (/[1-9]/.test(rest) && decimals.length < 9) return undefined;
  const fen = /[1-9]/.test(rest)
    ? Math.round(Number(`${whole}.${decimals}`) * 100)
    : Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if (fen > MOST_FEN) return undefined;
  const isNegative = brackets !== undefined || before === '-' || behind === '-' || /d/i.test(side);
  return isNegative && fen !== 0 ? -fen : fen;
}

/** 2.345,60 and 3,40: whether the amounts of a column have a comma before their decimals. */
export function hasDecimalComma(cells: Iterable<string>): boolean {
  let commas = 0;
  for (const cell of cells) {
    const digits = cell.normalize('NFKC').replaceAll(/[^\d.,]/g, '');
    if (/\.\d{1,2}$/.test(digits)) return false;
    if (/,\d{1,2}$/.test(digits) && !/,\d{3},/.test(digits)) commas += 1;
  }
  return commas > 0;
}

/** 服务费¥1.00 beside a withdrawal: that much of it was spent. */
export function feeIn(text: string): number {
  const [, fee = ''] = /(?:服务费|手续费) ?[:：]? ?[¥￥]? ?(\d[\d,]{0,12}(?:\.\d{1,4})?)/.exec(text) ?? [];
  return signedAmount(fee) ?? 0;
}
