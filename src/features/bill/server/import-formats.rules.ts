import { cleaned, columnName } from '#/platform/sheet/cell-text.pure.ts';
import { withoutApostrophe } from '#/platform/sheet/csv-line.pure.ts';
import { NO_ACCOUNT, NO_CATEGORY } from '../bill-names.pure.ts';
import { momentInCell } from '../moment.pure.ts';
import { amountIn, bad, type Cells, fingerprint, importedBill, joined, type ReadRow } from './import-row.rules.ts';

export type Source = 'alipay' | 'wechat' | 'own';

interface Format {
  source: Source;
  /** All of them in one row make that row the header. */
  columns: readonly string[];
  read(cells: Cells): ReadRow;
}

/** A row of a payment service: both name the same things differently. */
interface Payment {
  source: Source;
  createdAt: number;
  payee: string;
  goods: string;
  direction: string;
  amount: number;
  status: string;
  kind: string;
  category: string;
  account: string;
  orderNo: string;
  remark: string;
}

const get = (cells: Cells, name: string) => cells.get(name) ?? '';
/** 微信 writes a stroke for nothing. */
const orNothing = (text: string) => (text === '/' ? '' : text);

function alipay(cells: Cells): ReadRow {
  return payment(get(cells, '交易时间') || get(cells, '交易创建时间'), get(cells, '金额') || get(cells, '金额(元)'), {
    source: 'alipay',
    payee: get(cells, '交易对方'),
    goods: get(cells, '商品说明') || get(cells, '商品名称'),
    direction: get(cells, '收/支'),
    status: get(cells, '交易状态'),
    kind: get(cells, '交易分类') || get(cells, '类型'),
    category: get(cells, '交易分类'),
    // A payment made with several means names the main one first.
    account: get(cells, '收/付款方式').split('&')[0] || '支付宝',
    orderNo: get(cells, '交易订单号') || get(cells, '交易号'),
    remark: get(cells, '备注'),
  });
}

const WECHAT_CATEGORIES: Record<string, string> = { 商户消费: '消费', 扫二维码付款: '消费', 微信红包: '红包' };

function wechat(cells: Cells): ReadRow {
  const kind = get(cells, '交易类型');
  const means = orNothing(get(cells, '支付方式'));
  return payment(get(cells, '交易时间'), get(cells, '金额(元)'), {
    source: 'wechat',
    payee: orNothing(get(cells, '交易对方')),
    goods: orNothing(get(cells, '商品')) || kind,
    direction: orNothing(get(cells, '收/支')),
    status: get(cells, '当前状态'),
    kind,
    category: WECHAT_CATEGORIES[kind] ?? kind.replace(/[-—(（].*$/, ''),
    account: means === '' || means === '零钱' ? '微信零钱' : means,
    orderNo: get(cells, '交易单号'),
    remark: orNothing(get(cells, '备注')),
  });
}

function payment(time: string, money: string, rest: Omit<Payment, 'createdAt' | 'amount'>): ReadRow {
  const createdAt = momentInCell(time);
  const amount = amountIn(money);
  if (createdAt === undefined) return bad(`看不懂交易时间“${time}”`);
  if (amount === undefined) return bad(`看不懂金额“${money}”`);
  return billOf({ ...rest, createdAt, amount });
}

const isClosed = (status: string) => /交易关闭|已关闭|支付失败|已撤销|对方已退还/.test(status);
const isRefund = ({ status, kind, direction }: Payment) =>
  /退款成功|退税成功/.test(status) || (/退款/.test(kind) && direction !== '支出');
const isTaxBack = ({ status }: Payment) => /退税/.test(status);
/** The buyer has the goods, the seller not yet the money. */
const isPending = ({ direction, status }: Payment) => direction === '收入' && /等待/.test(status);

function billOf(row: Payment): ReadRow {
  const refund = isRefund(row);
  const reason = whySkipped(row, refund);
  const bill = importedBill({
    title: joined(' · ', row.payee, row.goods) || row.kind || '未命名',
    category: refund && !isTaxBack(row) ? '退款' : row.category || NO_CATEGORY,
    account: row.account,
    remark: joined('；', row.remark, refund && !isTaxBack(row) ? orderRemark(row.orderNo) : ''),
    createdAt: row.createdAt,
    money: reason ? {} : moneyOf(row, refund),
  });
  if (reason) return { state: 'skipped', reason, bill };
  const parts = [row.createdAt, row.payee, row.goods, row.direction, row.amount];
  return { state: 'new', bill, orderNo: row.orderNo || fingerprint(parts), payee: refund ? '' : row.payee };
}

function whySkipped({ status, amount, direction }: Payment, refund: boolean): string | undefined {
  if (isClosed(status)) return '交易关闭';
  if (amount === 0) return '金额是 0';
  return refund || direction === '收入' || direction === '支出' ? undefined : '不计收支';
}

function moneyOf(row: Payment, refund: boolean) {
  if (refund) return { income: row.amount };
  if (row.direction === '支出') return { expense: row.amount };
  return isPending(row) ? { predictIncome: row.amount } : { income: row.amount };
}

/** A refund has the number of its order and one of its own behind it. */
function orderRemark(orderNo: string): string {
  return orderNo ? `退款，订单 ${orderNo.split(/[_*]/)[0]}` : '';
}

/** What our own export wrote, and tables that people make by its example. */
function own(cells: Cells): ReadRow {
  const time = get(cells, '账单日期');
  const createdAt = momentInCell(time);
  if (createdAt === undefined) return bad(`看不懂账单日期“${time}”`);
  const title = text(cells, '事项');
  if (!title) return bad('没有写事项');
  const money = { expense: 0, income: 0, predictIncome: 0 };
  for (const [field, name] of [
    ['expense', '支出'],
    ['income', '收入'],
    ['predictIncome', '预计收入'],
  ] as const) {
    const cell = get(cells, name);
    const fen = cell === '' ? 0 : amountIn(cell);
    if (fen === undefined) return bad(`看不懂${name}“${cell}”`);
    money[field] = fen;
  }
  const remindAt = momentInCell(get(cells, '提醒日期'));
  const state = get(cells, '状态');
  const bill = importedBill({
    title,
    category: text(cells, '分类') || NO_CATEGORY,
    account: text(cells, '账户') || NO_ACCOUNT,
    remark: text(cells, '备注'),
    createdAt,
    money,
    ...(remindAt !== undefined && remindAt >= createdAt && { remindAt }),
    ...(state !== '' && { isDone: state === '完成' }),
  });
  const parts = [createdAt, title, money.expense, money.income, money.predictIncome];
  return { state: 'new', bill, orderNo: get(cells, '编号') || fingerprint(parts), payee: '' };
}

/** Our export puts an apostrophe before what a spreadsheet would run. */
function text(cells: Cells, name: string): string {
  return withoutApostrophe(get(cells, name));
}

const FORMATS: readonly Format[] = [
  { source: 'alipay', columns: ['交易时间', '交易对方', '商品说明', '收/支', '金额', '交易状态'], read: alipay },
  {
    source: 'alipay',
    columns: ['交易创建时间', '交易对方', '商品名称', '金额(元)', '收/支', '交易状态'],
    read: alipay,
  },
  {
    source: 'wechat',
    columns: ['交易时间', '交易类型', '交易对方', '商品', '收/支', '金额(元)', '当前状态'],
    read: wechat,
  },
  { source: 'own', columns: ['账单日期', '事项', '支出', '收入'], read: own },
];

export interface Header {
  source: Source;
  columns: readonly string[];
  read(cells: Cells): ReadRow;
}

/** A row is the header if it names what a format needs; neither its place nor the banner above it counts. */
export function headerIn(row: readonly string[]): Header | undefined {
  const columns = row.map(columnName);
  const format = FORMATS.find((known) => known.columns.every((name) => columns.includes(name)));
  return format && { source: format.source, columns, read: format.read };
}

/** No field of a bill takes as much. */
const MOST_LETTERS = 1000;

/** Undefined for what is no row at all: blank lines, rulers, the lines at the foot of an export. */
export function rowUnder(header: Header, row: readonly string[]): ReadRow | undefined {
  const texts = row.map((cell) => cleaned(cell.slice(0, MOST_LETTERS)));
  if (texts.filter(Boolean).length < 3) return undefined;
  return header.read(new Map(header.columns.map((name, index) => [name, texts[index] ?? ''])));
}
