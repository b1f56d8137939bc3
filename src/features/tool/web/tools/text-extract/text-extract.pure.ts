import { endOfAddress } from '#/contract/sentence-end.pure.ts';
import { readIpv6 } from '../subnet/subnet6.pure.ts';

export type ExtractKind = 'email' | 'url' | 'mobile' | 'number' | 'chinese' | 'ip' | 'date';

/** What must not stand before a hit is matched with it, in a group of its own: old browsers cannot look behind. */
const PATTERNS: Record<Exclude<ExtractKind, 'number'>, RegExp> = {
  // The name before @ is 64 characters at most, a label of the host 63.
  email: /(?:^|[^\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/g,
  url: /(?:(?=https?:\/\/)|(?:^|[^\w.@/-])(?=www\.))((?:https?:\/\/|www\.)[^\s"'<>，。！？；：、…（）【】《》〈〉“”‘’「」『』]+)/gi,
  mobile: /(?:^|\D)((?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)/g,
  chinese: /(\p{Script=Han}+)/gu,
  // What looks like IPv6 is read afterwards: times and names of code have colons too.
  ip: /(?:^|[^\d.])((?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\d.])|(?:^|[^\w:.])((?:[\da-f]{0,4}:){2,7}[\da-f.]{0,15})(?![\w:])/gi,
  date: /(?:^|[^\d.])(\d{4}[-/.年] ?(?:1[0-2]|0?[1-9])[-/.月] ?(?:3[01]|[12]\d|0?[1-9])(?!\d)日?)/g,
};

export function extract(text: string, kind: ExtractKind, onlyOnce: boolean): string[] {
  const found =
    kind === 'number'
      ? numbersIn(text)
      : Array.from(
          (kind === 'mobile' ? halfDigits(text) : text).matchAll(PATTERNS[kind]),
          ([, hit = '', wide = '']) => tidy(hit, kind) || ipv6In(wide),
        ).filter((hit) => hit !== '');
  return onlyOnce ? [...new Set(found)] : found;
}

function tidy(hit: string, kind: ExtractKind): string {
  if (kind === 'mobile') return hit.replace(/^(?:\+|00)?86|[- ]/g, '');
  return kind === 'url' ? hit.slice(0, endOfAddress(hit)) : hit;
}

function ipv6In(text: string): string {
  const typed = text.replace(/\.$/, '');
  try {
    if (/\d/.test(typed)) readIpv6(typed);
    return /\d/.test(typed) ? typed : '';
  } catch {
    return '';
  }
}

/** A comma of Chinese sentences parts thousands only where all is written that wide: １，２３４, but 123，456 are two. */
const halfDigits = (text: string) =>
  text
    .replace(/([０-９])，(?=[０-９]{3}(?![０-９]))/g, '$1,')
    .replace(/[０-９．－＋]/g, (mark) => mark.normalize('NFKC'));

function numbersIn(text: string): string[] {
  const plain = halfDigits(text);
  const number = /([-−]?)(\d{1,3}(?:,\d{3})+(?![\d,])|\d+|(?=\.\d))(\.\d+)?(e[+-]?\d+(?!\w))?/gi;
  const found: string[] = [];
  for (let hit = number.exec(plain); hit; hit = number.exec(plain)) {
    const [whole, sign = '', digits = '', fraction = '', exponent = ''] = hit;
    const before = plain.charAt(hit.index - 1);
    // A point behind a letter or another point is one of a name or of a sentence.
    if (digits === '' && /[\p{L}\w.)]/u.test(sign === '' ? before : '')) {
      number.lastIndex = hit.index + 1;
      continue;
    }
    // A dash between digits or letters joins; only a free one is a sign.
    const ownSign = sign !== '' && !/[\w.)\]-]/.test(before) ? '-' : '';
    const first = sign === '' ? before : sign;
    // Thousands are set apart from the first digit on, and what follows a letter, as in v1e5, has no power of ten.
    const isGrouped = digits.includes(',') && !/[\d,]/.test(first);
    const own = isGrouped ? digits : digits.replace(/,.*/, '');
    const isWhole = own === digits;
    const power = isGrouped || fraction !== '' || !/[a-z]/i.test(first) ? exponent : '';
    found.push(ownSign + own + (isWhole ? fraction + power : ''));
    number.lastIndex = hit.index + (isWhole ? whole.length - exponent.length + power.length : sign.length + own.length);
  }
  return found;
}
