import { beginning } from '#/contract/beginning.pure.ts';
import { momentOf } from './dates.rules.ts';
import { signedAmount, verdict } from './entry.rules.ts';
import { currencyOf } from './form-entry.rules.ts';
import { blankEntry, type Statement } from './statements.rules.ts';

/** Value day, booking day, which way (R: taken back), amount; then the kind, what the customer and the bank call it. */
const LINE =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,12}(?:,\d{0,3})?)([A-Z][A-Z0-9]{3})?([^\n/]{0,34})(?:\/\/([^\n]{0,34}))?/;
/** Who it was with, and what for: the words of SWIFT, then the numbers of German and Austrian banks. */
const PARTY = /\/(?:NAME|BENM\/\/?NAME|ORDP\/\/?NAME)\/([^/]+)/;
const ABOUT = /\/(?:REMI|RREF|EREF)\/(?:\/?USTD\/\/?)?([^/]+)/;

/** SWIFT's statement of an account: a tag between colons before each field, which may go on over several lines. */
export function readMt940(text: string): Statement {
  const result: Statement = { entries: [], bad: [] };
  const seen = new Map<string, number>();
  let [account, currency] = ['', 'CNY'];
  let last: Statement['entries'][number] | undefined;
  for (const { tag, value, line } of fieldsIn(text)) {
    if (tag === '25') account = (value.split('\n')[0] ?? '').replace(/\s|[A-Z]{3}$/g, '');
    else if (/^60[FM]$/.test(tag)) currency = currencyOf(value.slice(7, 10));
    else if (tag === '61') {
      last = takeLine(result, value, { line, account, currency, seen });
    } else if (tag === '86' && last) {
      Object.assign(last.entry, aboutIn(value));
      last = undefined;
    }
  }
  return result;
}

interface Field {
  tag: string;
  value: string;
  line: number;
}

function fieldsIn(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, each] of text.split(/\r?\n/).entries()) {
    const [, tag, value = ''] = /^(?:\{.*\})?:(\d{2}[A-Z]?):(.*)$/.exec(each) ?? [];
    const field = fields.at(-1);
    if (tag) fields.push({ tag, value: value.trim(), line: index + 1 });
    // A dash alone ends a statement, {…} is the envelope around it.
    else if (field && !/^-?\}?$|^[{-]/.test(each)) field.value += `\n${each.trim()}`;
  }
  return fields;
}

interface Context {
  line: number;
  account: string;
  currency: string;
  /** How often the same line was there: without a number of its own it is told apart by that. */
  seen: Map<string, number>;
}

function takeLine({ entries, bad }: Statement, value: string, { line, account, currency, seen }: Context) {
  const [whole, day = '', , mark = '', amount = '', , reference = '', ofBank = ''] = LINE.exec(value) ?? [];
  const fen = signedAmount(amount, true);
  const at = momentOf(`20${day}`);
  if (whole === undefined || fen === undefined || at === undefined) {
    bad.push({ line, reason: `看不懂这一行“${beginning(value, 40)}”` });
    return undefined;
  }
  const times = (seen.get(whole) ?? 0) + 1;
  seen.set(whole, times);
  const isIn = mark === 'C' || mark === 'RD';
  const [, supplement = ''] = value.split('\n');
  const entry = {
    ...blankEntry,
    line,
    at,
    amount: fen,
    way: isIn ? ('in' as const) : ('out' as const),
    payee: supplement || (isIn ? '转入' : '支付'),
    goods: '',
    account: account ? `银行(${account.slice(-4)})` : '银行',
    orderNo: `${account}/${ofBank.trim() || `${day}${mark}${amount}/${reference.trim()}/${times}`}`,
    currency,
  };
  const made = { entry, said: mark === 'RD' ? verdict('refund') : undefined };
  entries.push(made);
  return made;
}

/** German banks number the parts (?20 to ?29 what for, ?32 and ?33 who); others name them; the rest is plain text. */
function aboutIn(value: string): { payee?: string; goods?: string } {
  const joined = value.replaceAll('\n', '');
  const numbered = new Map<string, string>();
  for (const [, name = '', part = ''] of joined.matchAll(/\?(\d{2})([^?]*)/g)) numbered.set(name, part);
  const of = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => numbered.get(String(from + step)) ?? '').join('');
  const [party, about] =
    numbered.size > 0
      ? [of(32, 33), of(20, 29) || of(0, 0)]
      : [PARTY.exec(joined)?.[1] ?? '', ABOUT.exec(joined)?.[1] ?? ''];
  const plain = joined.startsWith('/') || numbered.size > 0 ? '' : value.replaceAll(/\s+/g, ' ');
  const [payee, goods] = [party, about, plain].map((each) => each.trim().slice(0, 200)).filter(Boolean);
  return { ...(payee && { payee }), ...(goods && { goods }) };
}
