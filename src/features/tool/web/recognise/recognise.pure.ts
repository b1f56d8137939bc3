/** What a text is, and the tool for it; the most certain first. */
export interface Recognised {
  /** What it was taken for. */
  kind: string;
  /** The tool's address, and the options it opens with. */
  url: string;
  options?: string;
}

/** Longer texts are recognised by their beginning: nobody waits for a palette. */
const LONGEST = 200_000;

type Test = (text: string) => boolean;

const isJson: Test = (text) => {
  if (!/^[[{]/.test(text) || !/[\]}]$/.test(text)) return false;
  if (text.length > LONGEST) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Broken JSON is what people bring most; the tool says where.
    return /^[[{]\s*(?:["[{\d]|$)/.test(text);
  }
};

/** A moment with day and hour, with signs or without, or seconds, milli-, micro- or nanoseconds of the years 2001 to 2099. */
const isTimestamp: Test = (text) => {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z| ?[+-]\d\d:?\d\d)?$/.test(text)) return true;
  if (/^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])(?:[0-5]\d){2}$/.test(text)) return true;
  // So long, only those of these years: others are numbers of cards.
  if (!/^\d{10}$|^\d{13}$|^1\d{15}$|^1\d{18}$/.test(text)) return false;
  const seconds = Number(text.slice(0, 10));
  return seconds >= 978_307_200 && seconds < 4_102_444_800;
};

/** A word is Base64 too; what is meant has a sign, a digit, or both cases in it, and opens to readable text. */
const isBase64: Test = (text) => {
  const plain = text.replace(/[\r\n]+/g, '');
  if (plain.length < 8 || plain.length > LONGEST || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(plain)) return false;
  const digits = plain.replace(/=/g, '');
  if (
    digits.length % 4 === 1 ||
    !(/\d/.test(digits) || /[+/=]/.test(plain)) ||
    !/[a-z]/.test(digits) ||
    !/[A-Z]/.test(digits)
  )
    return false;
  return isReadable(digits.slice(0, 400).replaceAll('-', '+').replaceAll('_', '/'));
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Whole bytes of it that are text in UTF-8, without signs nobody types. */
function isReadable(digits: string): boolean {
  let [held, bits, follow] = [0, 0, 0];
  for (const digit of digits) {
    held = ((held << 6) | ALPHABET.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (held >> bits) & 255;
    if (follow > 0) {
      if (byte >> 6 !== 2) return false;
      follow--;
    } else if (byte >= 0x80) {
      follow = byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xc2 && byte < 0xe0 ? 1 : -1;
      if (follow < 0) return false;
    } else if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) return false;
  }
  return true;
}

const COLOR =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([\d\s,.%/a-z+-]{5,60}\)|(?:hwb|lab|lch|oklab|oklch|hsv|color)\([\d\s,.%/a-z+-]{5,60}\))$/i;
const ADDRESS =
  /^(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?$|^(?=.*::|(?:[0-9a-f]{1,4}:){7})[0-9a-f:]{2,39}(?:\/\d{1,3})?$/i;
const CRON_PART = /^(?:[\d*,/?LW#-]|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)+$/i;

const isCron: Test = (text) => {
  const parts = text.split(/\s+/);
  return (
    parts.length >= 5 &&
    parts.length <= 7 &&
    /[*?]/.test(text) &&
    parts.every((part) => part.length < 40 && CRON_PART.test(part))
  );
};

const FOREIGN =
  '美元|美金|欧元|日元|日币|英镑|港币|港元|韩元|韩币|新?台币|澳元|加元|泰铢|卢布|新加坡元|USD|EUR|JPY|GBP|HKD|KRW|TWD|AUD|CAD|SGD|THB';
/** A sum in foreign money, or a question about one; yuan alone are no question. */
const MONEY = new RegExp(
  `^(?=.*(?:${FOREIGN}|[$€£₩฿₽₹]))(?:(?:[A-Z]{1,2})?[$€£₩฿₽₹]|${FOREIGN})?\\s*\\d[\\d,]*(?:\\.\\d+)?\\s*[百千万亿]{0,2}\\s*(?:${FOREIGN}|CNY|RMB|人民币|元|块)?(?:\\s*(?:等于|换|兑|合|折|是|=|→|/|to |in ).{1,20})?$`,
  'i',
);

const TESTS: readonly (Recognised & { is: Test })[] = [
  { kind: 'JWT', url: 'jwt', is: (text) => /^(?:Bearer )?eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text) },
  { kind: '密钥', url: 'rsa', is: (text) => /^-----BEGIN (?:RSA )?(?:PUBLIC|PRIVATE) KEY-----/.test(text) },
  { kind: 'JSON', url: 'json-format', is: isJson },
  { kind: '网址', url: 'url-parse', is: (text) => /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(text) },
  { kind: '网址', url: 'qrcode', is: (text) => text.length < 1000 && /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(text) },
  { kind: '时间戳', url: 'timestamp', is: isTimestamp },
  { kind: '颜色', url: 'color', is: (text) => COLOR.test(text) },
  { kind: 'IP 地址', url: 'ip-country', is: (text) => ADDRESS.test(text) },
  { kind: '外币金额', url: 'exchange-rate', is: (text) => text.length < 60 && MONEY.test(text) },
  { kind: 'Cron 表达式', url: 'cron', is: isCron },
  {
    kind: 'XML',
    url: 'xml-format',
    is: (text) =>
      /^<[?a-z]/i.test(text) && /<\/[\w:-]{1,100}>$/.test(text.slice(-110)) && !/^<!?(?:html|doctype)/i.test(text),
  },
  {
    kind: 'HTML',
    url: 'html-to-markdown',
    is: (text) => /^<(?:!doctype|html|body|div|p|table|ul|h[1-6]|a|span)\b/i.test(text),
  },
  {
    kind: 'URL 编码',
    url: 'url-codec',
    options: 'way=decode',
    is: (text) => /(?:%[0-9a-f]{2}){2}/i.test(text) && !/\s/.test(text),
  },
  {
    kind: 'Unicode 编码',
    url: 'unicode-escape',
    options: 'way=decode',
    is: (text) => /(?:\\u[0-9a-f]{4}){2}/i.test(text),
  },
  {
    kind: 'HTML 实体',
    url: 'html-entities',
    options: 'way=decode',
    is: (text) => /&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,5});/i.test(text),
  },
  {
    kind: 'SQL',
    url: 'sql-format',
    is: (text) =>
      /^(?:select\s[\s\S]+\sfrom|insert\s+into|update\s+\S+\s+set|create\s+table|delete\s+from)\s/i.test(text),
  },
  { kind: 'Base64', url: 'base64', options: 'way=decode', is: isBase64 },
];

const MOST = 3;

/** The tools that what was copied or typed is for. Nothing for ordinary words. */
export function recognise(text: string): Recognised[] {
  const plain = text.trim().slice(0, LONGEST + 1);
  if (plain.length < 4) return [];
  return TESTS.filter(({ is }) => is(plain))
    .slice(0, MOST)
    .map(({ kind, url, options }) => ({ kind, url, ...(options && { options }) }));
}
