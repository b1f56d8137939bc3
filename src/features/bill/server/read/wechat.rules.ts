import { ownValue } from '#/contract/own-value.pure.ts';
import { type Cells, type Entry, feeIn, get, orNothing, signedAmount, type Verdict, verdict } from './entry.rules.ts';
import { isRepayment, isYield } from './money-words.rules.ts';
import type { RefundIndex } from './refunds.rules.ts';
import { timeAndAmount } from './time-and-amount.rules.ts';

const CATEGORIES: Record<string, string> = { 商户消费: '消费', 扫二维码付款: '消费', 微信红包: '红包' };

export function wechatEntry(cells: Cells, line: number): Entry | string {
  const known = timeAndAmount(get(cells, '交易时间'), get(cells, '金额(元)'));
  if (typeof known === 'string') return known;
  const kind = get(cells, '交易类型');
  const means = orNothing(get(cells, '支付方式'));
  const direction = orNothing(get(cells, '收/支'));
  const remark = orNothing(get(cells, '备注'));
  return {
    line,
    ...known,
    way: direction === '支出' ? 'out' : direction === '收入' ? 'in' : 'none',
    payee: orNothing(get(cells, '交易对方')),
    goods: orNothing(get(cells, '商品')) || kind,
    kind,
    status: get(cells, '当前状态'),
    category: ownValue(CATEGORIES, kind) ?? kind.replace(/[-—(（].*$/, ''),
    account: means === '' || means === '零钱' ? '微信零钱' : means,
    orderNo: get(cells, '交易单号'),
    shopNo: orNothing(get(cells, '商户单号')),
    remark,
    currency: 'CNY',
    fee: feeIn(remark),
    refunded: direction === '支出' ? refundedIn(get(cells, '当前状态'), known.amount) : 0,
    balance: '',
  };
}

/** 已全额退款, 已退款(¥5.00): what came back; it has a row of its own. */
function refundedIn(status: string, amount: number): number {
  if (/全额退款/.test(status)) return amount;
  const [, part = ''] = /已退款\D{0,3}([\d.,]+)/.exec(status.normalize('NFKC')) ?? [];
  return signedAmount(part) ?? 0;
}

const OWN_POCKETS = /零钱(充值|提现|通)|理财通|信用卡还款|转入零钱|零钱转/;
const NOTHING_MOVED = /失败|已关闭|已撤销|已拒收|(?:对方|朋友|^)已退还|交易关闭|已过期/;

export function judgeWechat(entry: Entry, refunds: RefundIndex): Verdict {
  const { amount, status, kind, goods, payee, way } = entry;
  if (amount === 0) return verdict('ignored', '金额是 0');
  if (NOTHING_MOVED.test(status)) return verdict('ignored', `${status}，钱没有动`);
  if (way !== 'out' && isYield(kind + goods)) return verdict('income');
  // What friends note beside a 转账 is their own matter.
  if (kind === '转账' ? /信用卡还款/.test(payee) : isRepayment(kind, goods, payee))
    return verdict('transfer', '还款，不计收支');
  if (OWN_POCKETS.test(kind)) return verdict('transfer', '自己账户之间，不计收支');
  if (/等待|待付款|待收款/.test(status))
    return way === 'in' ? verdict('pending', '还没有到账，先记为预计收入') : verdict('ignored', `${status}，钱没有动`);
  if (way === 'in') return /退款/.test(kind) || /退款/.test(status) ? verdict('refund') : verdict('income');
  if (way === 'none') return verdict('review', '不计收支');
  if (!/退款/.test(status)) return verdict('expense');
  return verdict('expense', refunds.has(entry) ? `${status}，退款另有一行` : status);
}
