import { momentOf } from './dates.rules.ts';
import { type Entry, signedAmount } from './entry.rules.ts';

/** When something was paid and how much; a sentence where one of them cannot be read. */
export function timeAndAmount(time: string, money: string): Pick<Entry, 'at' | 'amount'> | string {
  const at = momentOf(time);
  const amount = signedAmount(money);
  if (at === undefined) return `看不懂交易时间“${time}”`;
  if (amount === undefined) return `看不懂金额“${money}”`;
  return { at, amount: Math.abs(amount) };
}
