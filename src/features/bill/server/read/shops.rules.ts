import { type Cells, type Entry, feeIn, get, orNothing, signedAmount, type Verdict, verdict } from './entry.rules.ts';
import { isRepayment, isYield } from './money-words.rules.ts';
import type { RefundIndex } from './refunds.rules.ts';
import { timeAndAmount } from './time-and-amount.rules.ts';

/** 京东: an amount may say in brackets what came back. */
export function jdEntry(cells: Cells, line: number): Entry | string {
  const [, money = '', note = ''] = /^([^(]*)\(?([^)]*)/.exec(get(cells, '金额').normalize('NFKC')) ?? [];
  const [, refunded = ''] = /已退款\s*¥?([\d.,]+)/.exec(note) ?? [];
  return shopEntry(cells, line, {
    time: get(cells, '交易时间'),
    money,
    payee: get(cells, '商户名称'),
    goods: get(cells, '交易说明'),
    kind: note,
    category: get(cells, '交易分类'),
    account: get(cells, '收/付款方式') || '京东',
    orderNo: get(cells, '交易订单号'),
    shopNo: get(cells, '商家订单号'),
    refunded: /全额退款/.test(note) ? (signedAmount(money) ?? 0) : (signedAmount(refunded) ?? 0),
  });
}

/** 美团: what was paid counts, not the price. */
export function meituanEntry(cells: Cells, line: number): Entry | string {
  return shopEntry(cells, line, {
    time: get(cells, '交易成功时间', '交易创建时间'),
    money: get(cells, '实付金额') || get(cells, '订单金额'),
    payee: get(cells, '订单标题'),
    goods: '',
    kind: get(cells, '交易类型'),
    category: '美团',
    account: get(cells, '支付方式') || '美团',
    orderNo: get(cells, '交易单号'),
    shopNo: get(cells, '商家单号'),
    refunded: 0,
  });
}

interface Named extends Pick<Entry, 'payee' | 'goods' | 'kind' | 'category' | 'account' | 'orderNo' | 'shopNo'> {
  time: string;
  money: string;
  refunded: number;
}

function shopEntry(cells: Cells, line: number, { time, money, ...named }: Named): Entry | string {
  const known = timeAndAmount(time, money);
  if (typeof known === 'string') return known;
  const direction = get(cells, '收/支');
  return {
    ...named,
    line,
    ...known,
    way: direction === '支出' ? 'out' : direction === '收入' ? 'in' : 'none',
    status: get(cells, '交易状态'),
    remark: orNothing(get(cells, '备注')),
    currency: 'CNY',
    fee: feeIn(get(cells, '备注')),
    balance: '',
  };
}

export function judgeJd(entry: Entry, refunds: RefundIndex): Verdict {
  const { amount, goods, status, kind, way } = entry;
  if (amount === 0) return verdict('ignored', '金额是 0');
  if (/^退款|价保退款/.test(goods) || /退款成功/.test(status)) return verdict('refund');
  if (/失败|待付款|等待付款/.test(status)) return verdict('ignored', `${status}，钱没有动`);
  // Both rows or neither: only together they are nothing.
  if (/关闭|取消/.test(status) || (way === 'none' && /全额退款/.test(kind)))
    return refunds.has(entry)
      ? verdict('expense', `${kind || status}，退款另有一行`)
      : verdict('ignored', kind || `${status}，钱没有动`);
  if (way !== 'out' && isYield(goods)) return verdict('income');
  if (isRepayment(goods) || /还款/.test(goods + status)) return verdict('transfer', '还款，不计收支');
  if (way === 'none' && /小金库|充值|提现|转入|转出/.test(goods)) return verdict('transfer', '自己账户之间，不计收支');
  if (way === 'out') return verdict('expense', kind);
  return way === 'in' ? verdict('income') : verdict('review', '不计收支');
}

export function judgeMeituan({ amount, kind, payee, status, way }: Entry): Verdict {
  if (amount === 0) return verdict('ignored', '金额是 0');
  if (/失败|关闭|取消/.test(status)) return verdict('ignored', `${status}，钱没有动`);
  if (/还款|充值|提现/.test(kind)) return verdict('transfer', `${kind}，不计收支`);
  if (/退款/.test(kind)) return verdict('refund');
  if (isRepayment(payee)) return verdict('transfer', '还款，不计收支');
  if (way === 'out') return verdict('expense');
  return way === 'in' ? verdict('income') : verdict('review', '不计收支');
}
