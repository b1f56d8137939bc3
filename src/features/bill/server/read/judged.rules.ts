import { NO_CATEGORY } from '../../bill-names.pure.ts';
import type { BillFacts } from '../bill.rules.ts';
import type { Class, Entry, Verdict } from './entry.rules.ts';
import { cut, fingerprint, importedBill, joined } from './imported-bill.rules.ts';
import { orderNumber } from './refunds.rules.ts';

/** Money that moved between two pockets of one member: no bill, but both pockets know of it. */
export interface TransferFacts {
  amount: number;
  fromAccount: string;
  toAccount: string;
  title: string;
  at: number;
}

/** A row as it goes on to be compared and staged. */
export interface ReadRow {
  line: number;
  state: 'new' | 'transfer' | 'skipped' | 'bad';
  class: Class;
  reason: string;
  orderNo: string;
  payee: string;
  /** What the row is about in fen and as the file says it, whatever becomes of it. */
  amount: number;
  way: Entry['way'];
  bill: BillFacts | null;
  transfer: TransferFacts | null;
  /** The line of the order that a refund belongs to. */
  order?: number | undefined;
  /** How much of an order came back in other rows, in fen. */
  back?: number | undefined;
}

export const badRow = (line: number, reason: string): ReadRow => ({
  line,
  state: 'bad',
  class: 'bad',
  reason,
  orderNo: '',
  payee: '',
  amount: 0,
  way: 'none',
  bill: null,
  transfer: null,
});

interface Hints {
  /** What the row says came back and no other row of the file does. */
  refunded?: number;
  /** A refund may have only the number of its order, and would be taken for the order itself. */
  sharesNumber?: boolean;
  order?: number | undefined;
}

export function judgedRow(
  entry: Entry,
  { class: kind, reason }: Verdict,
  { refunded = 0, sharesNumber = false, order }: Hints = {},
): ReadRow {
  const counts = kind !== 'ignored' && kind !== 'review';
  const isRefund = kind === 'refund';
  const isTaxBack = /退税/.test(entry.status + entry.kind);
  const fee = kind === 'transfer' && entry.fee < entry.amount ? entry.fee : 0;
  const title = joined(' · ', entry.payee, entry.goods) || entry.kind || entry.category || '未命名';
  const bill = importedBill({
    title: fee > 0 ? `${title} · 手续费` : title,
    category: isRefund && !isTaxBack ? '退款' : fee > 0 || kind === 'fee' ? '手续费' : entry.category || NO_CATEGORY,
    account: entry.account,
    remark: joined(
      '；',
      entry.remark,
      isRefund && !isTaxBack && entry.orderNo ? `退款，订单 ${orderNumber(entry.orderNo)}` : '',
    ),
    createdAt: entry.at,
    money: counts ? moneyOf(kind, entry, fee, refunded) : {},
  });
  const isTransfer = kind === 'transfer';
  const isNew = counts && (!isTransfer || fee > 0);
  return {
    line: entry.line,
    state: isNew ? 'new' : isTransfer ? 'transfer' : 'skipped',
    class: kind,
    reason: fee > 0 ? `转账，手续费 ${(fee / 100).toFixed(2)} 记为支出` : reason,
    orderNo: isNew || isTransfer || kind === 'review' ? numberOf(entry, isRefund && !isTaxBack && sharesNumber) : '',
    payee: isRefund || isTransfer ? '' : entry.payee,
    amount: entry.amount,
    way: entry.way,
    bill,
    transfer: isTransfer || (kind === 'review' && entry.currency === 'CNY') ? transferOf(entry, fee, title) : null,
    ...(isRefund && order !== undefined && { order }),
  };
}

function moneyOf(kind: Class, entry: Entry, fee: number, refunded: number) {
  if (kind === 'expense') return { expense: entry.amount, income: Math.min(refunded, entry.amount) };
  // What a seller gave back.
  if (kind === 'income') return { income: entry.amount, expense: Math.min(refunded, entry.amount) };
  if (kind === 'fee') return { expense: entry.amount };
  if (kind === 'transfer') return { expense: fee };
  return kind === 'pending' ? { predictIncome: entry.amount } : { income: entry.amount };
}

function numberOf(entry: Entry, isShared: boolean): string {
  const { orderNo, at, payee, goods, way, amount, balance } = entry;
  if (orderNo === '') return fingerprint([at, payee, goods, way, amount, ...(balance ? [balance] : [])]);
  return isShared && !/[_*]/.test(orderNo) ? `${orderNo}/退款/${at}/${amount}` : orderNo;
}

/** Which pocket is the other one, as far as the words tell. */
function transferOf(entry: Entry, fee: number, title: string): TransferFacts {
  const words = [entry.kind, entry.goods, entry.payee].join(' ');
  const common = { amount: entry.amount - fee, title: cut(title, 100), at: entry.at };
  // The means that 微信 names is the bank, whichever way it goes.
  if (/零钱(提现|充值)/.test(words)) {
    const [purse, bank] = ['微信零钱', entry.account === '微信零钱' ? cut(entry.payee, 30) || '银行卡' : entry.account];
    const [fromAccount, toAccount] = /提现/.test(words) ? [purse, bank] : [bank, purse];
    return { ...common, fromAccount, toAccount };
  }
  // Never from a pocket into itself: the words may name the pocket of the row first.
  const pockets = pocketsIn(words);
  const isTakenOut = /提现/.test(words) && /银行|储蓄卡|信用卡|[招工建农中交]行/.test(entry.account);
  const spare = isTakenOut
    ? '余额'
    : /银行卡|提现/.test(words)
      ? '银行卡'
      : /到零钱/.test(words)
        ? '微信零钱'
        : '其他账户';
  const isOther = (name: string) => name !== '' && name !== entry.account && !/提现|手续费|还款|充值/.test(name);
  const other = cut([...pockets, entry.payee].find(isOther) ?? spare, 30);
  const leavesOther = /转出|赎回|卖出|充值|放款/.test(words);
  const reachesOwn = pockets.includes(entry.account) ? /转入|攒入|收款到|卖出至/.test(words) : leavesOther;
  const isIn = entry.way === 'in' || reachesOwn || isTakenOut;
  const [fromAccount, toAccount] = isIn ? [other, entry.account] : [entry.account, other];
  return { ...common, fromAccount, toAccount };
}

const POCKETS = /花呗|借呗|余额宝|余利宝|零钱通|理财通|白条|金条|小金库|美团月付|分付|微粒贷|信用卡|基金|贷款/g;
const pocketsIn = (words: string): string[] => words.match(POCKETS) ?? [];
