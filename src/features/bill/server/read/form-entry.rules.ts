import { type DateOrder, momentOf, type StatementMonth } from './dates.rules.ts';
import { type Cells, type Entry, feeIn, get, orNothing, signedAmount } from './entry.rules.ts';
import type { Form } from './forms.rules.ts';
import { joined } from './imported-bill.rules.ts';

export interface FormContext {
  order: DateOrder;
  decimalComma: boolean;
  statement: StatementMonth | undefined;
}

const OUT_WORDS =
  /^(借|支出|支|出|往账|减|转出|取(?!消)|消费|分期|付|扣款|刷卡金扣回|自动购汇扣款|流出|debit|dr|d\b|out|withdraw|expense|payment|charge|-)/i;
const IN_WORDS =
  /^(贷|收入|收|入|来账|加|转入|存|退|信用卡还款|红包还款|刷卡金返还|自动购汇还款|流入|还款|credit|cr|c\b|in\b|income|deposit|refund|\+)/i;

/** Which way a word says the money went; undefined for words that say neither. */
export function wayIn(word: string): Entry['way'] | undefined {
  const text = word.trim();
  if (IN_WORDS.test(text)) return 'in';
  return OUT_WORDS.test(text) ? 'out' : undefined;
}

/** A row of a table by its form, or why it cannot be read. Undefined for sums and remarks below the rows. */
export function formEntry(form: Form, cells: Cells, line: number, context: FormContext): Entry | string | undefined {
  const texts = new Map([...cells].map(([name, cell]) => [name, orNothing(cell)]));
  const read = (names: readonly string[] | undefined) => (names ? get(texts, ...names) : '');
  const day = read(form.date);
  const { order, statement } = context;
  const time = form.time ? get(texts, form.time) : '';
  const at = momentOf(day, /\d{4}[-/.年]|^20\d{6}/.test(time) ? '' : time, { order: form.order ?? order, statement });
  if (at === undefined) {
    if (isFoot([...texts.values()])) return undefined;
    return /^\d{1,2}[-/月]\d{1,2}日?$/.test(day) ? `日期“${day}”没有年份` : `看不懂日期“${day}”`;
  }
  const money = moneyIn(form, texts, context, form.direction ? (cells.get(form.direction) ?? '') : '');
  if (typeof money === 'string') return money;
  const [title, payee] = [read(form.title), read(form.payee)];
  // A bank has one place for remarks or another; in a table of one's own each column says something else.
  const remarks = (form.remark ?? []).map((name) => get(texts, name));
  const remark = form.source === 'table' ? joined(' ', ...remarks) : (remarks.find(Boolean) ?? '');
  const number = form.orderNo ? get(texts, form.orderNo) : '';
  return {
    line,
    at,
    ...money,
    payee: payee || title,
    goods: payee === '' ? '' : title,
    kind: title,
    status: joined(
      ' ',
      form.status ? get(texts, form.status) : '',
      form.source === 'table' && form.direction ? get(texts, form.direction) : '',
    ),
    category: form.category ? get(texts, form.category) : '',
    account:
      (form.account && get(texts, form.account)) ||
      (form.tail && get(texts, form.tail) ? `${form.name}(${get(texts, form.tail)})` : form.name),
    orderNo: /^0*$/.test(number) ? '' : number,
    shopNo: '',
    remark,
    currency: currencyOf(form.currency ? get(texts, form.currency) : ''),
    fee: feeIn([title, payee, remark].join(' ')),
    refunded: 0,
    balance: form.balance ? get(texts, form.balance) : '',
  };
}

/** The word is as it is written: a lone minus is nothing elsewhere, but a direction here. */
function moneyIn(
  form: Form,
  cells: Cells,
  { decimalComma }: FormContext,
  direction: string,
): Pick<Entry, 'amount' | 'way'> | string {
  if (form.amount === undefined) {
    const [into, out] = [form.in, form.out].map((name) => (name ? get(cells, name) : ''));
    const [inFen, outFen] = [into, out].map((cell) => (cell ? signedAmount(cell, decimalComma) : 0));
    if (inFen === undefined || outFen === undefined) return `看不懂金额“${into || out}”`;
    // A minus in a column of its own means the other way, unless all of the column have one.
    const spent = form.isOutNegative ? -outFen : outFen;
    const net = Math.abs(inFen) === 0 ? -spent : inFen - spent;
    return { amount: Math.abs(net), way: net > 0 ? 'in' : 'out' };
  }
  const cell = get(cells, form.amount);
  const fen = signedAmount(cell, decimalComma);
  if (fen === undefined) return `看不懂金额“${cell}”`;
  const word = form.direction === undefined ? undefined : wayIn(direction);
  if (form.direction !== undefined && word === undefined && fen >= 0 && form.isSpentPositive === undefined)
    return { amount: fen, way: 'none' };
  const isOut = form.isSpentPositive ? fen >= 0 : fen < 0;
  return { amount: Math.abs(fen), way: word ?? (isOut ? 'out' : 'in') };
}

/** Sums and remarks end the rows of a statement; they have no date of their own. Without a figure a row tells of no money. */
function isFoot(cells: readonly string[]): boolean {
  const text = cells.join('');
  return (
    /[合总小]计|汇总|期[初末]余额|承前页|过次页|总笔数|以上数据|仅供参考|^[-=—*#]+|^(sub|grand ?)?total|^(opening|closing) balance/i.test(
      text,
    ) || !/\p{Nd}/u.test(text)
  );
}

const CURRENCIES: Record<string, string> = {
  人民币: 'CNY',
  人民币元: 'CNY',
  RMB: 'CNY',
  '': 'CNY',
  美元: 'USD',
  港币: 'HKD',
  港元: 'HKD',
  欧元: 'EUR',
  日元: 'JPY',
  英镑: 'GBP',
};

export function currencyOf(cell: string): string {
  const text = cell.trim().toUpperCase();
  return CURRENCIES[text] ?? (/^[A-Z]{3}$/.test(text) ? text : 'CNY');
}
