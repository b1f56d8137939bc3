import { beginning } from '#/contract/beginning.pure.ts';
import { columnName } from '#/platform/sheet/cell-text.pure.ts';
import { dateOrderOf } from './dates.rules.ts';
import type { Form } from './forms.rules.ts';
import { isAmount, isDay } from './unknown-table.rules.ts';

/** What a member says about the columns of a table nobody knew: the values are names of its header. */
export interface Mapping {
  Date: string;
  DateFormat?: string | undefined;
  Amount?: string | undefined;
  In?: string | undefined;
  Out?: string | undefined;
  Direction?: string | undefined;
  Sign?: string | undefined;
  Title?: string | undefined;
  Payee?: string | undefined;
  OrderNo?: string | undefined;
}

const MAPPED_COLUMNS = ['Date', 'Amount', 'In', 'Out', 'Direction', 'Title', 'Payee', 'OrderNo'] as const;

export interface MappingFault {
  Field: string;
  Message: string;
}

/** The form that a mapping describes, or what is wrong with it. */
export function formOf(mapping: Mapping, header: readonly string[]): Form | MappingFault[] {
  const known = new Set(header.map(columnName));
  const faults: MappingFault[] = [];
  const columns: Partial<Record<(typeof MAPPED_COLUMNS)[number], string>> = {};
  for (const field of MAPPED_COLUMNS) {
    const name = columnName(mapping[field] ?? '');
    if (name === '') continue;
    if (known.has(name)) columns[field] = name;
    else faults.push({ Field: field, Message: `文件里没有“${beginning(mapping[field] ?? '', 30)}”这一列` });
  }
  if (!mapping.Date.trim()) faults.push({ Field: 'Date', Message: '请选择日期是哪一列' });
  if (!mapping.Amount?.trim() && !(mapping.In?.trim() || mapping.Out?.trim()))
    faults.push({ Field: 'Amount', Message: '请选择金额是哪一列，或者收入、支出各是哪一列' });
  const order = mapping.DateFormat?.trim() ? dateOrderOf(mapping.DateFormat) : undefined;
  if (mapping.DateFormat?.trim() && !order)
    faults.push({ Field: 'DateFormat', Message: '看不懂日期格式，例如 YYYY-MM-DD、DD/MM/YYYY' });
  const sign = signOf(mapping.Sign ?? '', known);
  if (sign === 'unknown') faults.push({ Field: 'Sign', Message: '正负号请选“负数是支出”或“正数是支出”' });
  if (faults.length > 0) return faults;
  const direction = columns.Direction ?? (typeof sign === 'object' ? sign.column : undefined);
  // Columns nobody was asked about still say what a row is.
  const used = new Set([...Object.values(columns), direction]);
  const spare = [...known].filter((name) => !used.has(name));
  const status = spare.find((name) => /^(交易|当前|订单|支付)?状态$|^status$/i.test(name));
  const account = spare.find((name) => /^(账户1?|付款账户|资金账户|account)$/i.test(name));
  const category = spare.find((name) => /^((一级|交易)?分类|类别|category)$/i.test(name));
  // Read only where the date has no clock of its own.
  const time = spare.find((name) => /^(交易|记账|入账|发生|消费)?时间$|^(transaction|booking)?time$/i.test(name));
  const currency = spare.find((name) => /^(账户)?(币种|货币|币别)$|^(currency(_?code)?|waehrung)$/i.test(name));
  const remark = spare.filter((name) => /摘要|附言|备注|用途|说明|交易类型|交易名称|memo|description|note/i.test(name));
  return {
    source: 'table',
    name: '表格',
    needs: [],
    date: [columns.Date ?? ''],
    ...(order && { order }),
    ...(time && { time }),
    ...(columns.Amount ? { amount: columns.Amount } : { in: columns.In ?? '', out: columns.Out ?? '' }),
    ...(direction && { direction }),
    ...(typeof sign === 'boolean' && { isSpentPositive: sign }),
    ...(status && { status }),
    ...(account && { account }),
    ...(category && { category }),
    ...(currency && { currency }),
    ...(remark.length > 0 && { remark }),
    title: columns.Title ? [columns.Title] : [],
    ...(columns.Payee && { payee: [columns.Payee] }),
    ...(columns.OrderNo && { orderNo: columns.OrderNo }),
  };
}

/** True where positive amounts were spent, false where those with a minus were; undefined leaves it to the amounts. */
function signOf(sign: string, header: ReadonlySet<string>): boolean | { column: string } | 'unknown' | undefined {
  const text = sign.normalize('NFKC').trim().toLowerCase();
  if (text === '') return undefined;
  if (header.has(columnName(sign))) return { column: columnName(sign) };
  const saysIncome = /收入|income|in\b/.test(text) && !/支出|expense/.test(text);
  if (/负|neg|minus|signed|normal|^-$|^1$/.test(text)) return saysIncome;
  if (/正|pos|plus|flip|rev|inv|^\+$|^-1$/.test(text)) return !saysIncome;
  return 'unknown';
}

/** Decimals, a sign or a unit: what a number of rows or orders has not. */
const MONEY = /[.,]\d{1,2}\D*$|^[-+(\u2010-\u2015\u2212]|元|[¥$€£]/;

const GUESSES: Record<string, RegExp> = {
  Date: /日期|[时時][间間]|^(交易|记账|入账)日$|date|time|datum|buchungstag|fecha/i,
  Direction:
    /收\/?支|借\/?贷|存\/?取|方向|^\+\/?-$|标[志识]|^(d|dr|debit)\/(c|cr|credit)$|^(c|cr|credit)\/(d|dr|debit)$|类型|type/i,
  In: /^(收入|存入|贷方|入账|转入)|income|credit|deposit|inflow|haben/i,
  Out: /^(支出|取出|借方|转出)|expense|debit|withdraw|outflow|soll/i,
  Amount: /金[额額]|amount|数额|发生额|^钱|betrag|umsatz|^gross$|montant|importe/i,
  Payee: /[对對]方|对手|商户|商家|收款|户名|payee|merchant|name|empf|beguenst/i,
  Title:
    /摘要|[说說]明|[备備][注註]|附言|用途|描述|名称|事项|事由|项目|内容|text|memo|desc|note|detail|particular|narrat|beschreib|libell|concept|zweck/i,
  OrderNo: /单号|流水|订单|编号|reference|^id$/i,
};

/** The number of somebody's account is not what they are called. */
const NUMBER = /[账帐卡行]号|开户|iban|number/i;
/** The name of a column without accents, blanks and full-width signs: Crédit, 日　期, 收／支. */
const plain = (column: string) => columnName(column).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A first proposal, from the words that headers usually have, or else from what stands below them. */
export function guessMapping(
  header: readonly string[],
  samples: readonly (readonly string[])[] = [],
): Partial<Mapping> {
  const used = new Set<string>();
  const guess: Record<string, string> = {};
  const take = (field: string, name: string | undefined) => {
    if (name === undefined) return;
    guess[field] = name;
    used.add(name);
  };
  for (const [field, words] of Object.entries(GUESSES)) {
    // One column of each way, or none.
    if (field === 'Amount' && guess['In'] && guess['Out']) continue;
    take(
      field,
      header.find(
        (column) =>
          column !== '' &&
          !used.has(column) &&
          words.test(plain(column)) &&
          !(field === 'Payee' && NUMBER.test(plain(column))),
      ),
    );
  }
  const [into, out] = [guess['In'], guess['Out']];
  // One of the two alone counts only where nothing else is an amount.
  if (!(into && out) && guess['Amount']) {
    delete guess['In'];
    delete guess['Out'];
  }
  const filledWith = (is: (cell: string) => boolean) =>
    header.filter((column, at) => {
      const cells = samples.map((row) => row[at] ?? '').filter(Boolean);
      return !used.has(column) && !/余额|balance|saldo/i.test(column) && cells.length > 0 && cells.every(is);
    });
  if (!guess['Date']) take('Date', filledWith(isDay)[0]);
  const amounts =
    guess['Amount'] || into || out ? [] : filledWith((cell) => isAmount(cell) && MONEY.test(cell.normalize('NFKC')));
  // Beside a balance, which seldom falls below nothing.
  const signed = amounts.filter((column) =>
    samples.some((row) => /^[-−－(（]/.test(row[header.indexOf(column)] ?? '')),
  );
  take('Amount', amounts.length > 1 && signed.length === 1 ? signed[0] : amounts.length === 1 ? amounts[0] : undefined);
  return guess;
}
