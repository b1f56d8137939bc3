import type { DateOrder } from './dates.rules.ts';

/** How the columns of a table are to be read. Names are those of `columnName`: no spaces, narrow brackets. */
export interface Form {
  source: string;
  /** As it is shown, and the account its rows belong to. */
  name: string;
  /** All of them in one row make that row the header. */
  needs: readonly string[];
  date: readonly string[];
  time?: string;
  order?: DateOrder;
  /** Either one column of amounts, or one for each way. */
  amount?: string;
  in?: string;
  out?: string;
  /** A column that says which way in words. */
  direction?: string;
  /** Whether the column of what left has a minus before each amount. */
  isOutNegative?: boolean;
  /** A column that says what became of an order. */
  status?: string;
  /** Whether money that left has a minus (as on most accounts) or none (as on most credit cards). */
  isSpentPositive?: boolean;
  isCard?: boolean;
  title: readonly string[];
  payee?: readonly string[];
  remark?: readonly string[];
  orderNo?: string;
  currency?: string;
  balance?: string;
  tail?: string;
  account?: string;
  category?: string;
}

const card = { isCard: true, isSpentPositive: true } as const;

/** What all tables of 工商银行 have in common. */
const ICBC = {
  date: ['交易日期'],
  in: '记账金额(收入)',
  out: '记账金额(支出)',
  title: ['摘要'],
  payee: ['交易场所', '对方户名'],
  currency: '记账币种',
  balance: '余额',
} satisfies Partial<Form>;

/** Statements of banks. Where one form has all the names of another, the one with more comes first. */
export const BANK_FORMS: readonly Form[] = [
  {
    source: 'icbc-debit',
    name: '工商银行',
    needs: ['交易日期', '摘要', '记账金额(收入)', '记账金额(支出)', '余额', '对方账户'],
    ...ICBC,
    remark: ['交易详情'],
  },
  {
    source: 'icbc-credit',
    name: '工商银行信用卡',
    isCard: true,
    needs: ['交易日期', '记账日期', '摘要', '记账金额(收入)', '记账金额(支出)'],
    ...ICBC,
  },
  {
    source: 'icbc-old',
    name: '工商银行',
    needs: ['交易日期', '摘要', '记账金额(收入)', '记账金额(支出)'],
    ...ICBC,
  },
  {
    source: 'ccb',
    name: '建设银行',
    needs: ['交易日期', '支出', '收入', '账户余额', '摘要', '对方户名'],
    date: ['交易日期', '记账日'],
    time: '交易时间',
    in: '收入',
    out: '支出',
    title: ['摘要'],
    payee: ['对方户名'],
    remark: ['交易地点'],
    currency: '币种',
    balance: '账户余额',
  },
  {
    source: 'ccb-old',
    name: '建设银行',
    needs: ['摘要', '交易日期', '交易金额', '账户余额', '对方账号与户名'],
    date: ['交易日期'],
    amount: '交易金额',
    title: ['摘要'],
    payee: ['对方账号与户名'],
    remark: ['交易地点/附言'],
    currency: '币别',
    balance: '账户余额',
  },
  {
    source: 'cmb-debit',
    name: '招商银行',
    needs: ['记账日期', '交易金额', '联机余额', '交易摘要'],
    date: ['记账日期'],
    amount: '交易金额',
    title: ['交易摘要'],
    payee: ['对手信息'],
    remark: ['客户摘要'],
    currency: '货币',
    balance: '联机余额',
  },
  {
    source: 'cmb-web',
    name: '招商银行',
    needs: ['交易日期', '交易时间', '收入', '支出', '余额', '交易类型', '交易备注'],
    date: ['交易日期'],
    time: '交易时间',
    in: '收入',
    out: '支出',
    title: ['交易类型'],
    payee: ['交易备注'],
    balance: '余额',
  },
  {
    source: 'cmb-credit',
    name: '招商银行信用卡',
    ...card,
    needs: ['交易日', '记账日', '交易摘要', '人民币金额'],
    date: ['交易日', '记账日'],
    amount: '人民币金额',
    title: ['交易摘要'],
    tail: '卡号末四位',
  },
  {
    source: 'bocom-debit',
    name: '交通银行',
    needs: ['交易日期', '交易类型', '借贷', '交易金额', '余额', '对方户名'],
    date: ['交易日期'],
    time: '交易时间',
    amount: '交易金额',
    direction: '借贷',
    title: ['交易类型'],
    payee: ['对方户名'],
    remark: ['摘要', '交易地点'],
    balance: '余额',
  },
  {
    source: 'bocom-credit',
    name: '交通银行信用卡',
    isCard: true,
    needs: ['交易日期', '记账日期', '交易说明', '入账币种/金额'],
    date: ['交易日期'],
    amount: '入账币种/金额',
    direction: '交易说明',
    title: ['交易说明'],
  },
  {
    source: 'abc-debit',
    name: '农业银行',
    needs: ['交易日期', '交易摘要', '交易金额', '本次余额', '对手信息'],
    date: ['交易日期'],
    time: '交易时间',
    amount: '交易金额',
    title: ['交易摘要'],
    payee: ['对手信息'],
    remark: ['交易附言'],
    orderNo: '日志号',
    balance: '本次余额',
  },
  {
    source: 'abc-web',
    name: '农业银行',
    needs: ['交易日期', '交易金额', '本次余额', '对方户名', '交易渠道', '交易用途', '交易摘要'],
    date: ['交易日期'],
    time: '交易时间',
    amount: '交易金额',
    title: ['交易摘要'],
    payee: ['对方户名'],
    remark: ['交易用途'],
    balance: '本次余额',
  },
  {
    source: 'boc-web',
    name: '中国银行',
    needs: ['交易日期', '业务摘要', '对方账户名称', '收入金额', '支出金额', '余额'],
    date: ['交易日期'],
    in: '收入金额',
    out: '支出金额',
    title: ['业务摘要'],
    payee: ['对方账户名称'],
    remark: ['附言'],
    currency: '币种',
    balance: '余额',
  },
  {
    source: 'boc-debit',
    name: '中国银行',
    needs: ['记账日期', '金额', '余额', '交易名称', '对方账户名'],
    date: ['记账日期'],
    time: '记账时间',
    amount: '金额',
    title: ['交易名称'],
    payee: ['对方账户名'],
    remark: ['附言'],
    currency: '币别',
    balance: '余额',
  },
  {
    source: 'boc-credit',
    name: '中国银行信用卡',
    isCard: true,
    needs: ['交易日', '银行记账日', '交易描述', '存入', '支出'],
    date: ['交易日'],
    in: '存入',
    out: '支出',
    title: ['交易描述'],
    currency: '币种',
    tail: '卡号后四位',
  },
  {
    source: 'cgb-credit',
    name: '广发银行信用卡',
    ...card,
    needs: ['交易日期', '入账日期', '交易摘要', '入账金额', '入账货币'],
    date: ['交易日期'],
    amount: '入账金额',
    title: ['交易摘要'],
    currency: '入账货币',
  },
  {
    source: 'citic-credit',
    name: '中信银行信用卡',
    ...card,
    needs: ['交易日期', '入账日期', '交易描述', '结算金额'],
    date: ['交易日期'],
    amount: '结算金额',
    title: ['交易描述'],
    currency: '结算币种',
    tail: '卡末四位',
  },
  {
    source: 'spdb-debit',
    name: '浦发银行',
    needs: ['交易日期', '交易类型', '存入金额', '取出金额', '余额', '交易对手名称'],
    date: ['交易日期'],
    in: '存入金额',
    out: '取出金额',
    title: ['交易类型'],
    payee: ['交易对手名称'],
    remark: ['附言'],
    balance: '余额',
  },
  {
    source: 'hsbc-credit',
    name: '汇丰信用卡',
    isCard: true,
    order: 'dmy',
    needs: ['Transactiondate', 'Postdate', 'Description', 'Billingamount', 'Billingcurrency'],
    date: ['Transactiondate'],
    amount: 'Billingamount',
    title: ['Description'],
    payee: ['Merchantname'],
    currency: 'Billingcurrency',
  },
  {
    source: 'hsbc-debit',
    name: '汇丰银行',
    order: 'dmy',
    needs: ['Date', 'Description', 'Billingamount', 'Billingcurrency', 'Balance'],
    date: ['Date'],
    amount: 'Billingamount',
    title: ['Description'],
    currency: 'Billingcurrency',
    balance: 'Balance',
  },
  {
    source: 'bmo-debit',
    name: 'BMO',
    needs: ['FirstBankCard', 'TransactionType', 'DatePosted', 'TransactionAmount', 'Description'],
    date: ['DatePosted'],
    amount: 'TransactionAmount',
    title: ['Description'],
  },
  {
    source: 'bmo-credit',
    name: 'BMO 信用卡',
    ...card,
    needs: ['Item#', 'Card#', 'TransactionDate', 'PostingDate', 'TransactionAmount', 'Description'],
    date: ['TransactionDate'],
    amount: 'TransactionAmount',
    title: ['Description'],
  },
];
