import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { BillFacts } from './bill.rules.ts';

type Payment = Pick<BillFacts, 'title' | 'remark' | 'account' | 'expense' | 'income' | 'createdAt'> & {
  /** Where it came from; null for what a member typed. */
  source: string | null;
};

export interface KnownPayment extends Payment {
  id: number;
}

/** The bill that a row of a file may be the same payment as. */
export interface Double {
  billId: number;
  title: string;
  account: string;
  isSure: boolean;
}

const DAYS_APART = 3;

/** What a wallet or shop calls itself in the files of others. */
const CALLED: Record<string, RegExp> = {
  alipay: /支付宝|蚂蚁|alipay/i,
  wechat: /财付通|微信|tenpay|wechat|weixin/i,
  jd: /京东|网银在线/,
  meituan: /美团|三快/,
};

/**
 * Which rows are a payment that the ledger has from elsewhere: a wallet pays with a card, and the bank of the card tells of
 * it too. One bill for one row, the surest first, then the nearest in time.
 */
export function doublesIn(rows: readonly Payment[], known: readonly KnownPayment[]): Map<number, Double> {
  const byAmount = Map.groupBy(known, ({ expense, income }) => `${expense}/${income}`);
  const pairs = rows.flatMap((row, index) =>
    (byAmount.get(`${row.expense}/${row.income}`) ?? []).flatMap((bill) => {
      const likeness = likenessOf(row, bill);
      return likeness === undefined ? [] : [{ index, bill, isSure: likeness === 'sure', apart: apart(row, bill) }];
    }),
  );
  pairs.sort((one, other) => Number(other.isSure) - Number(one.isSure) || one.apart - other.apart);
  const taken = new Set<number>();
  const doubles = new Map<number, Double>();
  for (const { index, bill, isSure } of pairs) {
    if (taken.has(bill.id) || doubles.has(index)) continue;
    taken.add(bill.id);
    doubles.set(index, { billId: bill.id, title: bill.title, account: bill.account, isSure });
  }
  return doubles;
}

const apart = (one: Payment, other: Payment) => Math.abs(one.createdAt - other.createdAt);

function likenessOf(row: Payment, bill: KnownPayment): 'sure' | 'maybe' | undefined {
  if (row.source === bill.source || apart(row, bill) > DAYS_APART * DAY_MS) return undefined;
  const isSameDay = shanghaiDay(row.createdAt) === shanghaiDay(bill.createdAt);
  // What was typed by hand says little of where it was paid.
  if (bill.source === null || row.source === null) return isSameDay ? 'maybe' : undefined;
  const [wallet, other] = isWallet(row) ? [row, bill] : [bill, row];
  if (!isWallet(wallet)) return undefined;
  return isWallet(other) ? betweenWallets(wallet, other) : withBank(wallet, other, isSameDay);
}

const isWallet = ({ source }: Payment) => source !== null && source in CALLED;
const wordsOf = ({ title, remark }: Payment) => `${title} ${remark}`;
const names = ({ source }: Payment, text: string) => CALLED[source ?? '']?.test(text) ?? false;

/** 京东 says that it was paid with 微信, and 微信 that 京东 was paid. */
function betweenWallets(one: Payment, other: Payment): 'sure' | undefined {
  const isPaidBy = (shop: Payment, wallet: Payment) => names(wallet, shop.account) && names(shop, wordsOf(wallet));
  return isPaidBy(one, other) || isPaidBy(other, one) ? 'sure' : undefined;
}

function withBank(wallet: Payment, bank: Payment, isSameDay: boolean): 'sure' | 'maybe' | undefined {
  const isNamed = names(wallet, wordsOf(bank));
  const isOfAnother = !isNamed && Object.values(CALLED).some((called) => called.test(wordsOf(bank)));
  const isCard = sameCard(wallet.account, bank.account);
  if (isOfAnother || isCard === false) return undefined;
  if (isNamed) return isCard ? 'sure' : 'maybe';
  return isCard && isSameDay ? 'maybe' : undefined;
}

const BANK =
  /工商|工行|农业|农行|中国银行|中行|建设|建行|交通|交行|招商|招行|邮储|邮政|广发|中信|浦发|浦东发展|民生|兴业|光大|平安|华夏|汇丰|宁波|上海|北京|江苏|浙商/;
const SHORT: Record<string, string> = {
  ...{ 工行: '工商', 农行: '农业', 中行: '中国银行', 建行: '建设', 交行: '交通', 招行: '招商' },
  ...{ 邮政: '邮储', 浦东发展: '浦发' },
};

/** Undefined where neither a bank nor the end of a number tells. */
function sameCard(paidWith: string, account: string): boolean | undefined {
  const [one, other] = [bankIn(paidWith), bankIn(account)];
  const [tail, otherTail] = [tailIn(paidWith), tailIn(account)];
  if (!one && !tail) return false;
  if (tail && otherTail) return tail === otherTail && (!one || !other || one === other);
  return one && other ? one === other : undefined;
}

const bankIn = (account: string) => {
  const [found] = BANK.exec(account) ?? [];
  return found && (SHORT[found] ?? found);
};
const tailIn = (account: string) => /\((\d{4})\)/.exec(account.normalize('NFKC'))?.[1];
