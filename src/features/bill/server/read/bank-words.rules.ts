import { type Entry, type Verdict, verdict } from './entry.rules.ts';
import { isRepayment } from './money-words.rules.ts';
import type { RefundIndex } from './refunds.rules.ts';

const REFUND = /退款|退货|退单|退税|冲正|\bRETURN\b|\bREFUND\b/i;
const TRANSFER =
  /还款|还贷|贷款(发放|归还)|放款|申购|赎回|理财(?![课书师咨培])|余额宝|零钱通|取款|取现|现金存|现存|\bATM\b|提现|自动攒|银行转证券|证券转银行|银证|证券(买入|卖出)|融券(回购|购回)|本人转|PAYMENT - THANK YOU|CREDIT CARD PAYMENT/i;
/** Loading a purse moves money; loading a telephone spends it. */
const LOADING = /(零钱|余额|钱包|账户|支付宝|微信|财付通)[^,，;；]{0,6}充值|^充值/;
const YIELD = /结息|利息|收益|返现|返还|返利|奖励|红利|INTEREST|CASHBACK/i;
const FEE = /(?<!免)手续费|年费|短信费|服务费|工本费|滞纳金|利息税|\bFEE\b/i;

/** A row of a bank, or of any table, judged by its words. */
export function judgeByWords(entry: Entry, { isCard, isSpentAt, refunds }: Context): Verdict {
  const { amount, way } = entry;
  const words = [entry.kind, entry.goods, entry.payee, entry.remark].join(' ');
  const [said = ''] = entry.status.split(' ');
  if (amount === 0) return verdict('ignored', '金额是 0');
  if (/失败|已撤销|待付款|等待付款|已取消/.test(entry.status)) return verdict('ignored', `${said}，钱没有动`);
  // A closed order counts only together with its refund.
  if (/已关闭|交易关闭/.test(entry.status) && !(way === 'out' && refunds?.has(entry)))
    return verdict('ignored', `${said}，钱没有动`);
  // Tables of other ledgers say it in the word for the direction.
  if (/^(转出|转入|转账|transfer)/i.test(entry.status)) return verdict('transfer', '转账，不计收支');
  if (/^(余额变更|负债变更|opening)/i.test(entry.status)) return verdict('ignored', '期初余额，不计收支');
  if (way !== 'out' && (REFUND.test(words) || /^(退款|refund)/i.test(entry.status))) return verdict('refund');
  // The yield of a fund is income, though the fund's own name stands in the same words.
  if (way !== 'out' && YIELD.test(words)) return verdict('income');
  if (way === 'out' && entry.fee === 0 && FEE.test(words)) return verdict('fee');
  if (TRANSFER.test(words) || LOADING.test(words) || isRepayment(words, entry.status))
    return verdict('transfer', '自己账户之间，不计收支');
  if (way === 'out') return verdict('expense', /分期/.test(words) ? '分期：原来那笔可能已经记过' : '');
  if (way === 'none') return verdict('review', '看不出是收入还是支出');
  if (!isCard) return verdict('income');
  return isSpentAt(entry) ? verdict('refund') : verdict('transfer', '没有对应的消费，按还款算，不计收支');
}

type ShopIndex = (entry: Entry) => boolean;

interface Context {
  isCard: boolean;
  isSpentAt: ShopIndex;
  refunds?: RefundIndex;
}

/** On a credit card, money that comes back from a shop where it was spent is a refund. */
export function shopsOf(entries: readonly Entry[]): ShopIndex {
  const key = ({ payee, goods }: Entry) => (payee || goods).normalize('NFKC').toLowerCase();
  const shops = new Set(entries.filter(({ way }) => way === 'out').map(key));
  return (entry) => shops.has(key(entry));
}
