import { beginning } from '#/contract/beginning.pure.ts';
import { cleaned, columnName } from '#/platform/sheet/cell-text.pure.ts';
import { alipayEntry, judgeAlipay } from './alipay.rules.ts';
import { judgeByWords, shopsOf } from './bank-words.rules.ts';
import { guessDateOrder } from './dates.rules.ts';
import { type Cells, type Entry, hasDecimalComma, type Verdict } from './entry.rules.ts';
import { formEntry, wayIn } from './form-entry.rules.ts';
import { BANK_FORMS, type Form } from './forms.rules.ts';
import { badRow, judgedRow, type ReadRow } from './judged.rules.ts';
import { OWN_COLUMNS, ownBill } from './own.rules.ts';
import { statementMonthIn } from './preamble.rules.ts';
import { indexRefunds, type RefundIndex } from './refunds.rules.ts';
import { jdEntry, judgeJd, judgeMeituan, meituanEntry } from './shops.rules.ts';
import { judgeWechat, wechatEntry } from './wechat.rules.ts';

interface Wallet {
  source: string;
  name: string;
  needs: readonly string[];
  entry(cells: Cells, line: number): Entry | string;
  judge(entry: Entry, refunds: RefundIndex): Verdict;
}

const alipay = { source: 'alipay', name: '支付宝', entry: alipayEntry, judge: judgeAlipay };
const WALLETS: readonly Wallet[] = [
  { ...alipay, needs: ['交易时间', '交易对方', '商品说明', '收/支', '金额', '交易状态'] },
  { ...alipay, needs: ['交易创建时间', '交易对方', '商品名称', '金额(元)', '收/支', '交易状态'] },
  {
    source: 'wechat',
    name: '微信支付',
    needs: ['交易时间', '交易类型', '交易对方', '商品', '收/支', '金额(元)', '当前状态'],
    entry: wechatEntry,
    judge: judgeWechat,
  },
  {
    source: 'jd',
    name: '京东',
    needs: ['交易时间', '商户名称', '交易说明', '金额', '交易状态', '收/支'],
    entry: jdEntry,
    judge: judgeJd,
  },
  {
    source: 'meituan',
    name: '美团',
    needs: ['交易类型', '订单标题', '收/支', '支付方式', '实付金额', '交易单号'],
    entry: meituanEntry,
    judge: judgeMeituan,
  },
];
const OWN = { source: 'own', name: '本站账单', needs: OWN_COLUMNS };

export interface Header {
  source: string;
  name: string;
  columns: readonly string[];
  kind: { wallet: Wallet } | { form: Form } | 'own';
}

/** A row is the header if it names what a format needs; neither its place nor the banner above it counts. */
export function headerIn(row: readonly string[]): Header | undefined {
  const columns = row.map(columnName);
  const has = new Set(columns);
  const isHere = ({ needs }: { needs: readonly string[] }) => needs.every((name) => has.has(name));
  const wallet = WALLETS.find(isHere);
  if (wallet) return { ...wallet, columns, kind: { wallet } };
  if (isHere(OWN)) return { ...OWN, columns, kind: 'own' };
  const [form] = BANK_FORMS.filter(isHere).sort((one, other) => other.needs.length - one.needs.length);
  return form && { ...form, columns, kind: { form } };
}

/** 2.026E+27: what a spreadsheet left of an order's number, the same for many orders. No amount has so many digits. */
const LOST_NUMBER = /^\d(?:\.\d+)?E\+(?:1[2-9]|[2-9]\d)$/i;
/** No field of a bill takes as much. */
const MOST_LETTERS = 1000;

export interface Line {
  line: number;
  row: readonly string[];
}

/** Every row below a header, judged with all others in view. */
export function readLines(header: Header, lines: readonly Line[], preamble: string): ReadRow[] {
  const filled = header.kind !== 'own' && 'form' in header.kind && header.source === 'table' ? 2 : 3;
  const cells = lines.flatMap(({ line, row }) => {
    const texts = row.map((cell) => cleaned(beginning(cell, MOST_LETTERS)).replace(LOST_NUMBER, ''));
    if (texts.filter(Boolean).length < filled) return [];
    return [{ line, cells: new Map(header.columns.map((name, index) => [name, texts[index] ?? ''])) }];
  });
  if (header.kind === 'own') return cells.map(({ line, cells: row }) => ownRow(row, line));
  const read = 'wallet' in header.kind ? header.kind.wallet.entry : formReader(header.kind.form, cells, preamble);
  const rows: ReadRow[] = [];
  const entries: Entry[] = [];
  for (const { line, cells: row } of cells) {
    const entry = read(row, line);
    if (typeof entry === 'string') rows.push(badRow(line, entry));
    else if (entry) entries.push(entry);
  }
  rows.push(...judgeAll(header, entries));
  return rows.sort((one, other) => one.line - other.line);
}

function judgeAll({ kind }: Header, entries: readonly Entry[]): ReadRow[] {
  const refunds = indexRefunds(
    entries,
    ({ status, goods, kind: type }) =>
      /退款成功|退税成功|^退款/.test(status) || /^退款/.test(goods) || /(^|-)退款$/.test(type),
  );
  if (kind === 'own') return [];
  if ('wallet' in kind) {
    return entries.map((entry) => {
      const said = kind.wallet.judge(entry, refunds);
      const sharesNumber = kind.wallet.source === 'alipay';
      return judgedRow(entry, said, {
        sharesNumber,
        order: refunds.orderOf(entry)?.line,
        refunded: sharesNumber && !refunds.has(entry) ? entry.refunded : 0,
      });
    });
  }
  const isSpentAt = shopsOf(entries);
  const main = mainCurrency(entries);
  return entries.map((entry) =>
    entry.currency === main
      ? judgedRow(entry, judgeByWords(entry, { isCard: kind.form.isCard ?? false, isSpentAt, refunds }), {
          order: refunds.orderOf(entry)?.line,
        })
      : judgedRow(entry, foreign(entry)),
  );
}

/** Amounts of two currencies are never added: a ledger has one. */
export function mainCurrency(entries: readonly Entry[]): string {
  const all = new Set(entries.map(({ currency }) => currency));
  const [first = 'CNY'] = all;
  return all.has('CNY') ? 'CNY' : first;
}

export const foreign = ({ currency, amount }: Entry): Verdict => ({
  class: 'review',
  reason: `${currency} ${(amount / 100).toFixed(2)}，是另一种货币，没有入账`,
});

function formReader(form: Form, cells: readonly { cells: Cells }[], preamble: string) {
  const column = (names: readonly (string | undefined)[]) =>
    cells.flatMap(({ cells: row }) => names.map((name) => (name ? (row.get(name) ?? '') : '')).filter(Boolean));
  const guess = guessDateOrder(column(form.date));
  const context = {
    order: guess === 'either' || guess === undefined ? ('ymd' as const) : guess,
    decimalComma: hasDecimalComma(column([form.amount, form.in, form.out])),
    statement: statementMonthIn(preamble),
  };
  const told = settleDirection(form, column([form.amount]), column([form.direction]));
  const isCard = looksLikeCard(
    cells.map(({ cells: row }) => [(form.amount && row.get(form.amount)) || '', [...row.values()].join(' ')]),
  );
  const settled = settleSign(told, column([form.amount]), column([form.out]), isCard);
  return (row: Cells, line: number) => formEntry(settled, row, line, context);
}

const MINUS = /^\s*[(（]|[-\u2010-\u2015\u2212－]|dr\s*$/i;

/** Words of a ledger that name no direction, and yet are said in the place of one. */
const NEITHER = /^(转账|transfer|余额变更|负债变更|债[务权]变更|opening)/i;

/** A column of other words (快捷支付, 转存) is no direction where signs or columns tell it: it says what a row is about. */
function settleDirection(form: Form, amounts: readonly string[], words: readonly string[]): Form {
  const { direction, ...rest } = form;
  if (form.source !== 'table' || direction === undefined) return form;
  const isTold = form.amount === undefined || amounts.some((cell) => MINUS.test(cell));
  if (!isTold || words.every((word) => wayIn(word) !== undefined || NEITHER.test(word))) return form;
  return { ...rest, remark: [direction, ...(form.remark ?? [])] };
}

/** Whose table says nothing of signs: amounts without a single minus are what was spent. */
function settleSign(form: Form, amounts: readonly string[], out: readonly string[], isCard: boolean): Form {
  const spent = out.filter((cell) => /[1-9]/.test(cell));
  if (form.source === 'table' && spent.length > 0 && spent.every((cell) => MINUS.test(cell)))
    return { ...form, isOutNegative: true };
  if (form.source !== 'table' || form.isSpentPositive !== undefined || form.direction !== undefined) return form;
  const hasMinus = amounts.some((cell) => MINUS.test(cell));
  return { ...form, isSpentPositive: !hasMinus || isCard };
}

const PAID_BACK = /还款|退款|退货|refund|payment|thank you/i;
const EARNED = /工资|薪|代发|[利结]息|收益|转入|存入|报销|红包|奖|salary|payroll|deposit|interest/i;

/** On a card only what is paid back has a minus, and there is less of it than of purchases; nothing is earned. */
function looksLikeCard(rows: readonly (readonly [amount: string, words: string])[]): boolean {
  const back = rows.filter(([amount]) => MINUS.test(amount));
  return (
    back.length > 0 &&
    back.length * 2 < rows.length &&
    back.every(([, words]) => PAID_BACK.test(words)) &&
    !rows.some(([, words]) => EARNED.test(words))
  );
}

function ownRow(cells: Cells, line: number): ReadRow {
  const read = ownBill(cells);
  if (typeof read === 'string') return badRow(line, read);
  const { bill, orderNo } = read;
  const kind = bill.expense > 0 ? 'expense' : bill.predictIncome > 0 ? 'pending' : 'income';
  const amount = bill.expense || bill.income || bill.predictIncome;
  const way = bill.expense > 0 ? 'out' : 'in';
  return { line, state: 'new', class: kind, reason: '', orderNo, payee: '', amount, way, bill, transfer: null };
}
