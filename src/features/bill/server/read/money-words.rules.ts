/** Words that mean the same in the file of any wallet, shop or bank. */

const CREDIT =
  '信用卡|花呗|信用购|借呗|备用金|网商贷|白条|金条|月付|分付|微粒贷|有钱花|度小满|放心借|借条|借钱|贷款?|分期|先享后付|按揭';
const REPAYMENT = new RegExp(
  `(?:${CREDIT})[^,，;；]{0,14}(?:还款|代扣|归还|扣款)|还(?:${CREDIT})|(?:主动|自动|提前|按期|逾期|批量)还款|还款-|^还款$|(?:房贷|车贷|月供)(?!款?计算)`,
);

/** What is owed for earlier purchases or loans is paid back: nothing new was spent. A friend's 还款 is not meant. */
export const isRepayment = (...words: readonly string[]) => words.some((each) => REPAYMENT.test(each));

/** 余额宝收益, 零钱通收益: what a fund or an account earns; not what is paid in or taken out of it. */
export const isYield = (words: string) => /收益|结息|利息/.test(words) && !/转入|转出|赎回|买入|卖出|还款/.test(words);
