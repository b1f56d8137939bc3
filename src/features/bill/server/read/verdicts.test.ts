import { expect, test } from 'vitest';
import { judgeAlipay } from './alipay.rules.ts';
import type { Entry, Verdict } from './entry.rules.ts';
import type { RefundIndex } from './refunds.rules.ts';
import { judgeJd, judgeMeituan } from './shops.rules.ts';
import { judgeWechat } from './wechat.rules.ts';

const PLAIN: Entry = {
  ...{ line: 1, at: 0, amount: 500, way: 'out', payee: '小店', goods: '面', kind: '', status: '', category: '' },
  ...{ account: '', orderNo: '1', shopNo: '', remark: '', currency: 'CNY', fee: 0, refunded: 0, balance: '' },
};
const none = { has: () => false } as unknown as RefundIndex;
const refunded = { has: () => true } as unknown as RefundIndex;
const said = ({ class: kind, reason }: Verdict) => `${kind} ${reason}`.trim();

test.each<[Partial<Entry>, RefundIndex, string]>([
  [{}, none, 'expense'],
  [{ way: 'in' }, none, 'income'],
  [{ way: 'none' }, none, 'review 不计收支'],
  [{ amount: 0 }, none, 'ignored 金额是 0'],
  [{ status: '等待付款' }, none, 'ignored 等待付款，钱没有动'],
  [{ status: '已取消' }, none, 'ignored 已取消，钱没有动'],
  [{ status: '已取消' }, refunded, 'expense 已取消，退款另有一行'],
  [{ way: 'none', kind: '已全额退款' }, none, 'ignored 已全额退款'],
  [{ way: 'none', kind: '已全额退款' }, refunded, 'expense 已全额退款，退款另有一行'],
  [{ way: 'none', goods: '价保退款' }, none, 'refund'],
  [{ way: 'none', status: '退款成功' }, none, 'refund'],
  [{ way: 'none', goods: '小金库转出' }, none, 'transfer 自己账户之间，不计收支'],
  [{ way: 'none', goods: '白条还款' }, none, 'transfer 还款，不计收支'],
])('京东 %j', (changes, refunds, expected) => {
  expect(said(judgeJd({ ...PLAIN, ...changes }, refunds))).toBe(expected);
});

test.each<[Partial<Entry>, string]>([
  [{}, 'expense'],
  [{ way: 'in' }, 'income'],
  [{ way: 'none' }, 'review 不计收支'],
  [{ amount: 0 }, 'ignored 金额是 0'],
  [{ status: '支付失败' }, 'ignored 支付失败，钱没有动'],
  [{ kind: '提现' }, 'transfer 提现，不计收支'],
  [{ kind: '退款', way: 'in' }, 'refund'],
  [{ payee: '【美团月付】主动还款' }, 'transfer 还款，不计收支'],
])('美团 %j', (changes, expected) => {
  expect(said(judgeMeituan({ ...PLAIN, ...changes }))).toBe(expected);
});

test.each<[Partial<Entry>, RefundIndex, string]>([
  [{}, none, 'expense'],
  [{ way: 'none' }, none, 'review 不计收支'],
  [{ amount: 0 }, none, 'ignored 金额是 0'],
  [{ status: '对方已退还' }, none, 'ignored 对方已退还，钱没有动'],
  [{ status: '等待对方收款' }, none, 'ignored 等待对方收款，钱没有动'],
  [{ way: 'in', status: '待收款' }, none, 'pending 还没有到账，先记为预计收入'],
  [{ way: 'in', kind: '小店-退款' }, none, 'refund'],
  [{ status: '已退款(￥1.00)' }, none, 'expense 已退款(￥1.00)'],
  [{ status: '已退款(￥1.00)' }, refunded, 'expense 已退款(￥1.00)，退款另有一行'],
  [{ kind: '零钱提现', way: 'none' }, none, 'transfer 自己账户之间，不计收支'],
  [{ kind: '转账', goods: '帮我还信用卡' }, none, 'expense'],
  [{ kind: '信用卡还款' }, none, 'transfer 还款，不计收支'],
])('微信 %j', (changes, refunds, expected) => {
  expect(said(judgeWechat({ ...PLAIN, ...changes }, refunds))).toBe(expected);
});

test.each<[Partial<Entry>, RefundIndex, string]>([
  [{}, none, 'expense'],
  [{ amount: 0 }, none, 'ignored 金额是 0'],
  [{ status: '支付失败' }, none, 'ignored 支付失败'],
  [{ status: '等待付款' }, none, 'ignored 等待付款，还没有付钱'],
  [{ status: '交易关闭' }, none, 'ignored 交易关闭'],
  [{ status: '交易关闭', isPaid: true }, none, 'expense 交易关闭，付的钱已另行退回'],
  [{ status: '交易关闭', way: 'none' }, refunded, 'ignored 交易关闭'],
  [{ way: 'none', goods: '退款-面', status: '交易成功' }, none, 'refund'],
  [{ way: 'none', goods: '退款-基金-买入', status: '交易成功' }, none, 'transfer 理财退回，不计收支'],
  [{ way: 'none', goods: '提现-手续费' }, none, 'fee'],
  [{ way: 'none', goods: '余额宝-单次转入' }, none, 'transfer 自己账户之间，不计收支'],
  [{ way: 'in', status: '等待对方确认收货' }, none, 'pending 对方还没有确认，先记为预计收入'],
  [{ status: '芝麻免押下单成功' }, none, 'ignored 芝麻免押下单成功，钱没有动'],
])('支付宝 %j', (changes, refunds, expected) => {
  expect(said(judgeAlipay({ ...PLAIN, ...changes }, refunds))).toBe(expected);
});
