import { type Cells, type Entry, feeIn, get, orNothing, signedAmount, type Verdict, verdict } from './entry.rules.ts';
import { isRepayment, isYield } from './money-words.rules.ts';
import type { RefundIndex } from './refunds.rules.ts';
import { timeAndAmount } from './time-and-amount.rules.ts';

export function alipayEntry(cells: Cells, line: number): Entry | string {
  const known = timeAndAmount(get(cells, '交易时间', '交易创建时间'), get(cells, '金额', '金额(元)'));
  if (typeof known === 'string') return known;
  const direction = get(cells, '收/支');
  const means = get(cells, '收/付款方式');
  const funds = cells.get('资金状态');
  return {
    line,
    ...known,
    way: direction === '支出' ? 'out' : direction === '收入' ? 'in' : 'none',
    payee: orNothing(get(cells, '交易对方')),
    goods: get(cells, '商品说明', '商品名称'),
    kind: get(cells, '交易分类', '类型'),
    status: get(cells, '交易状态'),
    category: get(cells, '交易分类'),
    // A payment made with several means names the main one first.
    account: means.split('&')[0] || '支付宝',
    orderNo: get(cells, '交易订单号', '交易号'),
    shopNo: get(cells, '商家订单号'),
    remark: get(cells, '备注'),
    currency: 'CNY',
    fee: signedAmount(get(cells, '服务费(元)')) || feeIn(get(cells, '备注')),
    refunded: signedAmount(get(cells, '成功退款(元)')) ?? 0,
    // The export of the app names the means; that of the web says what became of the money.
    isPaid: funds === undefined ? (cells.has('收/付款方式') ? means !== '' : undefined) : funds !== '',
    balance: '',
  };
}

/** Between pockets of one person: to and from the purse, the fund, the bank, and what is owed. */
const OWN_POCKETS =
  /转入|转出|自动攒|攒入|(?<![费卡油戏员])充值|提现|买入|卖出|申购|赎回|还款|转账到|银行卡转账|余额宝-|余利宝-|黄金|基金|理财/;
const CLOSED = /交易关闭|已关闭/;
const NOT_PAID = /等待付款|待付款|等待买家付款/;

/** A row of 支付宝. Only the rows of the whole file tell whether a closed order was paid. */
export function judgeAlipay(entry: Entry, refunds: RefundIndex): Verdict {
  const { amount, status, goods, way } = entry;
  if (amount === 0) return verdict('ignored', '金额是 0');
  const isBack = way !== 'out' && (/^退款/.test(goods) || entry.kind === '退款') && status === '交易成功';
  if (isBack || /退款成功|退税成功/.test(status)) {
    return /-买入/.test(goods) ? verdict('transfer', '理财退回，不计收支') : verdict('refund');
  }
  if (/失败/.test(status)) return verdict('ignored', status);
  if (way !== 'in' && /(提现|转账|还款)[^,，]{0,8}(服务费|手续费)/.test(goods)) return verdict('fee');
  if (/还款成功|放款成功/.test(status) || isRepayment(goods, entry.kind))
    return verdict('transfer', '还款或借款，不计收支');
  if (NOT_PAID.test(status)) return verdict('ignored', '等待付款，还没有付钱');
  if (CLOSED.test(status)) return judgeClosed(entry, refunds);
  if (/解冻成功|信用服务使用成功|芝麻免押/.test(status)) return verdict('ignored', `${status}，钱没有动`);
  if (way !== 'out' && isYield(goods)) return verdict('income');
  if (way === 'out') return verdict('expense');
  if (way === 'in')
    return /等待/.test(status) ? verdict('pending', '对方还没有确认，先记为预计收入') : verdict('income');
  if (OWN_POCKETS.test(goods) || /余额宝|余利宝/.test(entry.payee))
    return verdict('transfer', '自己账户之间，不计收支');
  return verdict('review', '不计收支');
}

function judgeClosed(entry: Entry, refunds: RefundIndex): Verdict {
  const isPaid = entry.way === 'out' && (entry.isPaid || entry.refunded > 0 || refunds.has(entry));
  return isPaid ? verdict('expense', '交易关闭，付的钱已另行退回') : verdict('ignored', '交易关闭');
}
