import { beginning } from '#/contract/beginning.pure.ts';
import { attribute, decoded, xmlTags } from '#/platform/sheet/xml-tags.pure.ts';
import { dateOrderOf, guessDateOrder, momentOf } from './dates.rules.ts';
import { type Entry, hasDecimalComma, signedAmount, type Verdict, verdict } from './entry.rules.ts';
import { currencyOf } from './form-entry.rules.ts';

/** A row of a statement in a format that banks share, with what the format itself says of it. */
export interface Statement {
  entries: { entry: Entry; said?: Verdict | undefined; isCard?: boolean }[];
  bad: { line: number; reason: string }[];
}

export const blankEntry = {
  kind: '',
  status: '',
  category: '',
  shopNo: '',
  remark: '',
  fee: 0,
  refunded: 0,
  balance: '',
} as const;

const way = (fen: number): Entry['way'] => (fen < 0 ? 'out' : 'in');

/** OFX in both its forms: in the older one the ends of leaves are left out. */
export function readOfx(text: string): Statement {
  const result: Statement = { entries: [], bad: [] };
  let fields: Map<string, string> | undefined;
  let currency = 'CNY';
  let account = '';
  let isCard = false;
  let line = 0;
  for (const [, tag = '', value = ''] of text.matchAll(/<([^<>\s]{1,40})[^<>]{0,200}>([^<]{0,1000})/g)) {
    const name = tag.toUpperCase();
    const content = decoded(value).trim();
    if (name === 'CURDEF') currency = currencyOf(content);
    else if (name === 'ACCTID') account = content;
    else if (name === 'CCSTMTRS' || name === 'STMTRS') isCard = name === 'CCSTMTRS';
    else if (name === 'STMTTRN') fields = new Map();
    else if (name === '/STMTTRN' && fields) {
      line += 1;
      takeOfx(result, fields, { line, currency, account, isCard });
      fields = undefined;
    } else if (fields && content && !fields.has(name)) fields.set(name, content);
  }
  return result;
}

function takeOfx(
  { entries, bad }: Statement,
  fields: ReadonlyMap<string, string>,
  { line, currency, account, isCard }: { line: number; currency: string; account: string; isCard: boolean },
): void {
  const get = (name: string) => fields.get(name) ?? '';
  const cell = get('TRNAMT');
  const fen = signedAmount(cell, hasDecimalComma([cell]));
  const posted = get('DTPOSTED');
  const at = momentOf(posted.slice(0, 8), posted.slice(8, 14));
  if (at === undefined) bad.push({ line, reason: `看不懂日期“${posted}”` });
  else if (fen === undefined) bad.push({ line, reason: `看不懂金额“${cell}”` });
  else {
    const payee = get('NAME') || get('MEMO');
    const type = get('TRNTYPE').toUpperCase();
    entries.push({
      isCard,
      entry: {
        ...blankEntry,
        line,
        at,
        amount: Math.abs(fen),
        way: way(fen),
        payee,
        goods: payee === get('MEMO') ? '' : get('MEMO'),
        account: `${isCard ? '信用卡' : '银行'}${account && `(${account.slice(-4)})`}`,
        orderNo: get('FITID') && `${account}/${get('FITID')}`,
        currency: currencyOf(get('CURSYM') || currency),
      },
      said: saidByType(type, fen),
    });
  }
}

/** The sign rules, but for what the type alone tells. */
function saidByType(type: string, fen: number): Verdict | undefined {
  if (/^(XFER|ATM|CASH)$/.test(type)) return verdict('transfer', '转账，不计收支');
  if (/^(FEE|SRVCHG)$/.test(type) && fen < 0) return verdict('fee');
  return /^(INT|DIV)$/.test(type) && fen > 0 ? verdict('income') : undefined;
}

/** QIF: one letter before each line, a ^ behind each record, and no numbers at all. */
export function readQif(text: string): Statement {
  const result: Statement = { entries: [], bad: [] };
  const lines = text.split(/\r?\n/);
  const dates = lines.filter((each) => each.startsWith('D')).map((each) => each.slice(1));
  const guess = guessDateOrder(dates);
  // Where every date could be read in two ways, month first: the format comes from there.
  const order = guess === 'either' || guess === undefined ? (dateOrderOf('mdy') ?? 'mdy') : guess;
  const decimalComma = hasDecimalComma(lines.filter((each) => /^[TU]/.test(each)).map((each) => each.slice(1)));
  let fields = new Map<string, string>();
  let account = '银行';
  // Lists of accounts, categories and classes stand between those of bills.
  let isList = false;
  for (const [index, each] of lines.entries()) {
    const [, section] = /^!(Type:.*|Account)/i.exec(each) ?? [];
    if (section) {
      const type = section.slice(5).trim().toLowerCase();
      isList = !/^(bank|cash|ccard|oth a|oth l|invst)$/.test(type);
      account = { cash: '现金', ccard: '信用卡' }[type] ?? '银行';
    } else if (isList) continue;
    else if (each.startsWith('^')) {
      if (fields.size > 0) takeQif(result, fields, { line: index + 1, account, order, decimalComma });
      fields = new Map();
    } else if (/^[A-Z]/.test(each) && !each.startsWith('!') && !fields.has(each[0] ?? ''))
      fields.set(each[0] ?? '', each.slice(1).trim());
  }
  if (fields.has('D')) takeQif(result, fields, { line: lines.length, account, order, decimalComma });
  return result;
}

function takeQif(
  { entries, bad }: Statement,
  fields: ReadonlyMap<string, string>,
  context: { line: number; account: string; order: 'ymd' | 'mdy' | 'dmy'; decimalComma: boolean },
): void {
  const { line, account, order, decimalComma } = context;
  const [day, cell] = [fields.get('D') ?? '', fields.get('T') ?? fields.get('U') ?? ''];
  const at = momentOf(day, '', { order });
  const fen = signedAmount(cell, decimalComma);
  if (at === undefined) bad.push({ line, reason: `看不懂日期“${day}”` });
  else if (fen === undefined) bad.push({ line, reason: `看不懂金额“${cell}”` });
  else {
    const label = fields.get('L') ?? '';
    const payee = fields.get('P') ?? '';
    const isOpening = /^opening balance$/i.test(payee);
    const said = isOpening
      ? verdict('ignored', '期初余额，不计收支')
      : label.startsWith('[')
        ? verdict('transfer', '转账，不计收支')
        : undefined;
    const entry = {
      ...blankEntry,
      line,
      at,
      amount: Math.abs(fen),
      way: way(fen),
      // [Savings] is the other account of a transfer.
      payee: label.replace(/^\[(.*)\]$/, '$1') === label ? payee || fields.get('M') || label : label.slice(1, -1),
      goods: label.startsWith('[') ? payee || (fields.get('M') ?? '') : (fields.get('M') ?? ''),
      category: label.startsWith('[') ? '' : label,
      account,
      orderNo: '',
      currency: 'CNY',
    };
    entries.push({ entry, said, isCard: account === '信用卡' });
  }
}

/** CAMT.052 and .053; an entry of several payments is several rows. */
export function readCamt(xml: string): Statement {
  const result: Statement = { entries: [], bad: [] };
  const path: string[] = [];
  let account = '';
  let line = 0;
  let entry: CamtEntry | undefined;
  let details: CamtDetail | undefined;
  let about = '';
  for (const tag of xmlTags(xml)) {
    if (!tag.isEnd) {
      if (tag.isEmpty) continue;
      path.push(tag.name);
      if (path.length > 60) return result;
      about = tag.about;
      if (tag.name === 'Ntry')
        entry = {
          amount: '',
          currency: '',
          credit: '',
          reversal: '',
          status: '',
          day: '',
          ref: '',
          texts: [],
          parts: [],
        };
      if (tag.name === 'TxDtls') details = { amount: '', currency: '', texts: [], ref: '' };
      continue;
    }
    const text = tag.text.trim();
    const parent = path.at(-2);
    if (!entry && (tag.name === 'IBAN' || (tag.name === 'Id' && parent === 'Othr'))) account ||= text;
    if (entry) {
      const target: CamtDetail | CamtEntry = details ?? entry;
      if (tag.name === 'Amt' && (parent === 'Ntry' || parent === 'TxAmt' || (details && parent === 'TxDtls'))) {
        target.amount = text;
        target.currency = attribute(about, 'Ccy') ?? '';
      } else if (tag.name === 'CdtDbtInd' && parent === 'Ntry') entry.credit = text;
      else if (tag.name === 'RvslInd' && parent === 'Ntry') entry.reversal = text;
      else if ((tag.name === 'Dt' || tag.name === 'DtTm') && parent === 'BookgDt') entry.day = text;
      else if ((tag.name === 'Dt' || tag.name === 'DtTm') && parent === 'ValDt') entry.day ||= text;
      else if (tag.name === 'Sts' || (tag.name === 'Cd' && parent === 'Sts')) entry.status ||= text;
      else if (tag.name === 'AcctSvcrRef') target.ref = text;
      else if (tag.name === 'Ustrd' || tag.name === 'AddtlNtryInf' || (tag.name === 'Nm' && parent !== 'Acct'))
        target.texts.push(beginning(text, 200));
      else if (tag.name === 'TxDtls' && details) {
        entry.parts.push(details);
        details = undefined;
      } else if (tag.name === 'Ntry') {
        line = takeCamt(result, entry, account, line);
        entry = undefined;
      }
    }
    path.pop();
  }
  return result;
}

interface CamtDetail {
  amount: string;
  currency: string;
  texts: string[];
  ref: string;
}

interface CamtEntry extends CamtDetail {
  credit: string;
  reversal: string;
  status: string;
  day: string;
  parts: CamtDetail[];
}

function takeCamt({ entries, bad }: Statement, entry: CamtEntry, account: string, before: number): number {
  const parts = entry.parts.length > 1 && entry.parts.every(({ amount }) => amount) ? entry.parts : [entry];
  let line = before;
  for (const [index, part] of parts.entries()) {
    line += 1;
    const at = momentOf(entry.day.slice(0, 10), entry.day.slice(11, 19));
    const fen = signedAmount(part.amount);
    if (at === undefined || fen === undefined) {
      bad.push({ line, reason: at === undefined ? `看不懂日期“${entry.day}”` : `看不懂金额“${part.amount}”` });
      continue;
    }
    const texts = [...part.texts, ...entry.texts, ...(entry.parts.length === 1 ? (entry.parts[0]?.texts ?? []) : [])];
    const isIn = entry.credit === 'CRDT';
    entries.push({
      entry: {
        ...blankEntry,
        line,
        at,
        amount: Math.abs(fen),
        way: isIn ? 'in' : 'out',
        payee: texts[0] ?? (isIn ? '转入' : '支付'),
        goods: texts[1] ?? '',
        account: account ? `银行(${account.slice(-4)})` : '银行',
        orderNo: part.ref || (entry.ref && `${entry.ref}/${index}`),
        currency: currencyOf(part.currency || entry.currency),
      },
      said:
        entry.status === 'PDNG'
          ? verdict('ignored', '银行还没有入账，钱没有动')
          : isIn && entry.reversal === 'true'
            ? verdict('refund')
            : undefined,
    });
  }
  return line;
}
