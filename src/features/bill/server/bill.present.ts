import { toYuan } from '#/contract/money.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Transfer as TransferFields, Bill as WireBill, Totals as WireTotals } from '../bill-fields.contract.ts';
import { type Bill, isOverdue, profitOf } from './bill.rules.ts';
import type { Totals } from './bill-totals.rules.ts';
import type { Transfer } from './bill-transfer.store.ts';

export function presentBill(bill: Bill, now: number): WireBill {
  return {
    Id: bill.id,
    Title: bill.title,
    Category: bill.category,
    Account: bill.account,
    CreatedTime: toShanghaiIso(bill.createdAt),
    RemindTime: toShanghaiIso(bill.remindAt),
    IsDone: bill.isDone,
    IsOverdue: isOverdue(bill, now),
    Expense: toYuan(bill.expense),
    Income: toYuan(bill.income),
    PredictIncome: toYuan(bill.predictIncome),
    PredictOriginal: bill.predictOriginal === null ? null : toYuan(bill.predictOriginal),
    Profit: toYuan(profitOf(bill)),
    Remark: bill.remark,
  };
}

export function presentTotals(totals: Totals): WireTotals {
  return {
    Expense: toYuan(totals.expense),
    Income: toYuan(totals.income),
    Profit: toYuan(totals.profit),
    PredictIncome: toYuan(totals.predictIncome),
    ReceiptProfit: toYuan(totals.receiptProfit),
  };
}

export function presentTransfer({ id, title, fromAccount, toAccount, amount, at }: Transfer): TransferFields {
  return {
    Id: id,
    Title: title,
    From: fromAccount,
    To: toAccount,
    Amount: toYuan(amount),
    CreatedTime: toShanghaiIso(at),
  };
}
