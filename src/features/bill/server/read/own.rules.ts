import { withoutApostrophe } from '#/platform/sheet/csv-line.pure.ts';
import { readAmount } from '../../amount.pure.ts';
import { NO_ACCOUNT, NO_CATEGORY } from '../../bill-names.pure.ts';
import { momentInCell } from '../../moment.pure.ts';
import type { BillFacts } from '../bill.rules.ts';
import { type Cells, get } from './entry.rules.ts';
import { fingerprint, importedBill } from './imported-bill.rules.ts';

export const OWN_COLUMNS = ['账单日期', '事项', '支出', '收入'];

/** What our own export wrote, and tables that people make by its example; or why it cannot be read. */
export function ownBill(cells: Cells): { bill: BillFacts; orderNo: string } | string {
  const time = get(cells, '账单日期');
  const createdAt = momentInCell(time);
  if (createdAt === undefined) return `看不懂账单日期“${time}”`;
  const title = text(cells, '事项');
  if (!title) return '没有写事项';
  const money = { expense: 0, income: 0, predictIncome: 0 };
  for (const [field, name] of [
    ['expense', '支出'],
    ['income', '收入'],
    ['predictIncome', '预计收入'],
  ] as const) {
    const cell = get(cells, name);
    const fen = readAmount(cell);
    if (typeof fen !== 'number') return `看不懂${name}“${cell}”`;
    money[field] = fen;
  }
  const remindAt = momentInCell(get(cells, '提醒日期'));
  const state = get(cells, '状态');
  const bill = importedBill({
    title,
    category: text(cells, '分类') || NO_CATEGORY,
    account: text(cells, '账户') || NO_ACCOUNT,
    remark: text(cells, '备注'),
    createdAt,
    money,
    ...(remindAt !== undefined && remindAt >= createdAt && { remindAt }),
    ...(state !== '' && { isDone: state === '完成' }),
  });
  const parts = [createdAt, title, money.expense, money.income, money.predictIncome];
  return { bill, orderNo: get(cells, '编号') || fingerprint(parts) };
}

/** Our export puts an apostrophe before what a spreadsheet would run. */
function text(cells: Cells, name: string): string {
  return withoutApostrophe(get(cells, name));
}
