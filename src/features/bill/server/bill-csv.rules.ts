import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { type Bill, profitOf } from './bill.rules.ts';

const CSV_COLUMNS = [
  '编号',
  '账单日期',
  '事项',
  '分类',
  '账户',
  '支出',
  '收入',
  '预计收入',
  '利润',
  '状态',
  '提醒日期',
  '备注',
] as const;

/** Excel takes a file without this mark for the local code page and shows Chinese as noise. */
export const BYTE_ORDER_MARK = '\ufeff';

export function csvHead(): string {
  return csvLine(CSV_COLUMNS);
}

export function csvOf(bill: Bill): string {
  return csvLine([
    String(bill.id),
    momentText(bill.createdAt),
    bill.title,
    bill.category,
    bill.account,
    yuanText(bill.expense),
    yuanText(bill.income),
    yuanText(bill.predictIncome),
    yuanText(profitOf(bill)),
    bill.isDone ? '完成' : '未完成',
    momentText(bill.remindAt),
    bill.remark,
  ]);
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. */
function csvCell(text: string): string {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  const safe = /^[=+\-@\t\r\n]/.test(text) && !isNumber ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Exact: no division by a hundred in binary. */
function yuanText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function momentText(at: number): string {
  const text = toShanghaiIso(at);
  return text.slice(11, 19) === '00:00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
