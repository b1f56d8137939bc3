import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { MOST_FEN } from '../amount.pure.ts';
import type { ChangedBillFields, NewBillFields } from '../bill-fields.contract.ts';
import { NO_ACCOUNT, NO_CATEGORY } from '../bill-names.pure.ts';
import { dayNumber, type Moment } from '../moment.pure.ts';
import { tagsIn, tagWord } from '../tag.pure.ts';
import { alreadyDone, badField } from './bill.errors.ts';

/** Money in whole fen, times in epoch milliseconds. */
export interface BillFacts {
  title: string;
  category: string;
  account: string;
  remark: string;
  createdAt: number;
  remindAt: number;
  isDone: boolean;
  expense: number;
  income: number;
  predictIncome: number;
  predictOriginal: number | null;
}

export interface Bill extends BillFacts {
  id: number;
}

/** So that every sum stays exact: 500,000 times the largest amount is below 2^53. */
export const MOST_BILLS = 500_000;
const REMIND_AFTER_MS = 15 * DAY_MS;

export function profitOf({ isDone, expense, income, predictIncome }: BillFacts): number {
  return income + (isDone ? 0 : predictIncome) - expense;
}

export function isOverdue({ isDone, remindAt }: BillFacts, now: number): boolean {
  return !isDone && dayNumber(remindAt) < dayNumber(now);
}

export function newBill(fields: NewBillFields): BillFacts {
  const createdAt = fields.CreatedTime.at;
  return remindedInTime(
    {
      title: fields.Title,
      category: fields.Category || NO_CATEGORY,
      account: fields.Account || NO_ACCOUNT,
      remark: fields.Remark ?? '',
      createdAt,
      remindAt: createdAt + REMIND_AFTER_MS,
      // Money that was spent is spent: only what is expected, or to be reminded of, stays open.
      isDone: fields.IsDone ?? ((fields.PredictIncome ?? 0) === 0 && fields.RemindTime === undefined),
      expense: fields.Expense ?? 0,
      income: fields.Income ?? 0,
      predictIncome: fields.PredictIncome ?? 0,
      predictOriginal: null,
    },
    fields.RemindTime,
  );
}

/** The given fields change, the rest stays. */
export function changedBill(bill: Bill, fields: ChangedBillFields): Bill {
  const isDone = fields.IsDone ?? bill.isDone;
  const createdAt = movedTo(bill.createdAt, fields.CreatedTime);
  const changed: Bill = {
    ...bill,
    title: fields.Title ?? bill.title,
    category: fields.Category === undefined ? bill.category : fields.Category || NO_CATEGORY,
    account: fields.Account === undefined ? bill.account : fields.Account || NO_ACCOUNT,
    remark: fields.Remark ?? bill.remark,
    createdAt,
    // A reminder that the order's new date has overtaken is set anew, unless the caller names one.
    remindAt: dayNumber(bill.remindAt) < dayNumber(createdAt) ? createdAt + REMIND_AFTER_MS : bill.remindAt,
    isDone,
    expense: fields.Expense ?? bill.expense,
    income: fields.Income ?? bill.income,
    predictIncome: fields.PredictIncome ?? bill.predictIncome,
    predictOriginal: isDone ? bill.predictOriginal : null,
  };
  return remindedInTime(changed, fields.RemindTime);
}

/** What arrived is income now, nothing more is expected, and the forecast is kept for later comparison. */
export function doneBill(bill: Bill, arrived = bill.predictIncome): Bill {
  if (bill.isDone) throw alreadyDone();
  const income = bill.income + arrived;
  if (income > MOST_FEN) throw badField('Arrived', '到账后的收入超过 99,999,999.99');
  return { ...bill, income, predictIncome: 0, predictOriginal: bill.predictIncome, isDone: true };
}

/** A day without a time that is the same day keeps the time it had. */
function movedTo(createdAt: number, moment: Moment | undefined): number {
  if (!moment) return createdAt;
  return !moment.hasTime && dayNumber(moment.at) === dayNumber(createdAt) ? createdAt : moment.at;
}

function remindedInTime<Facts extends BillFacts>(bill: Facts, moment: Moment | undefined): Facts {
  const remindAt = movedTo(bill.remindAt, moment);
  if (dayNumber(remindAt) < dayNumber(bill.createdAt)) throw badField('RemindTime', '提醒日期不能早于账单日期');
  return { ...bill, remindAt };
}

/** The form in which a bill's text and the words of a search meet. */
export function wordsKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export function wordsOf({ title, category, account, remark }: BillFacts): string {
  // Closed on both sides, a tag is found by itself and not as the beginning of a longer one.
  return wordsKey([title, category, account, remark, ...tagsIn(remark).map(tagWord)].join('\n'));
}
