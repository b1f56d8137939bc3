import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { BillFacts } from '../bill.rules.ts';

const TITLE_LENGTH = 100;
const NAME_LENGTH = 30;
const REMARK_LENGTH = 500;

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

export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
