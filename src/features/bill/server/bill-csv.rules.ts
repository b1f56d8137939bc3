import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { csvLine, yuanText } from '#/platform/sheet/csv-line.pure.ts';
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

function momentText(at: number): string {
  const text = toShanghaiIso(at);
  return text.slice(11, 19) === '00:00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
