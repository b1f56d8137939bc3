import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { readAmount } from '../amount.pure.ts';
import { readMoment } from '../moment.pure.ts';
import type { BillFacts } from './bill.rules.ts';

/** One row of a file, by the names of its columns. */
export type Cells = ReadonlyMap<string, string>;

export type ReadRow =
  | { state: 'new'; bill: BillFacts; orderNo: string; payee: string }
  /** What is skipped is told with its name; its money counts nowhere. */
  | { state: 'skipped'; reason: string; bill: BillFacts }
  | { state: 'bad'; reason: string };

const TITLE_LENGTH = 100;
const NAME_LENGTH = 30;
const REMARK_LENGTH = 500;

export const bad = (reason: string): ReadRow => ({ state: 'bad', reason });

/** A cell without what programs add around it: tabs behind long numbers, spaces that fill a column, controls. */
export function cleaned(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u00a0\ufeff]+/gu, ' ')
    .trim();
}

/** The same column is written with full-width or narrow brackets, with and without spaces. */
export function columnName(cell: string): string {
  return cleaned(cell).normalize('NFKC').replaceAll(/\s+/g, '');
}

/** A moment as an export writes it, or the day number by which a spreadsheet keeps one. */
export function momentIn(cell: string): number | undefined {
  const moment = readMoment(cell);
  if (moment) return moment.at;
  const serial = /^\d{5}(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
  // Day 25569 of a spreadsheet is the first of 1970; it knows no zones, and these files are written in China.
  const at = Math.round((serial - 25_569) * DAY_MS) - 8 * 3_600_000;
  return Number.isNaN(at) || readMoment(shanghaiDay(at)) === undefined ? undefined : at;
}

export function amountIn(cell: string): number | undefined {
  const fen = readAmount(cell);
  return cell !== '' && typeof fen === 'number' ? fen : undefined;
}

interface Parts {
  title: string;
  category: string;
  account: string;
  remark: string;
  createdAt: number;
  money: Partial<Pick<BillFacts, 'expense' | 'income' | 'predictIncome'>>;
  remindAt?: number;
  isDone?: boolean;
}

export function importedBill({
  title,
  category,
  account,
  remark,
  createdAt,
  money,
  remindAt,
  isDone,
}: Parts): BillFacts {
  const expected = money.predictIncome ?? 0;
  return {
    title: cut(title, TITLE_LENGTH),
    category: cut(category, NAME_LENGTH),
    account: cut(account, NAME_LENGTH),
    remark: cut(remark, REMARK_LENGTH),
    createdAt,
    remindAt: remindAt ?? createdAt + 15 * DAY_MS,
    isDone: isDone ?? expected === 0,
    expense: money.expense ?? 0,
    income: money.income ?? 0,
    predictIncome: expected,
    predictOriginal: null,
  };
}

/** Where an export gives no order number, the row itself tells one from another. */
export function fingerprint(parts: readonly (string | number)[]): string {
  return cut(`~${parts.join('|')}`, 200);
}

export function joined(separator: string, ...parts: readonly string[]): string {
  return [...new Set(parts.filter(Boolean))].join(separator);
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
