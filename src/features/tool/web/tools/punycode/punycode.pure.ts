import { ToolFault } from '../../frame/tool-fault.pure.ts';

// The numbers of RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LONGEST_LABEL = 63;
const LARGEST_CODE = 0x10ffff;

/** One label in ASCII, without the prefix. */
export function encodeLabel(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < FIRST_CODE);
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let next = FIRST_CODE;
  let delta = 0;
  let bias = FIRST_BIAS;
  let handled = basic.length;
  while (handled < points.length) {
    const lowest = Math.min(...points.filter((point) => point >= next));
    delta += (lowest - next) * (handled + 1);
    next = lowest;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      output += numberText(delta, bias);
      bias = adapted(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    next += 1;
  }
  return output;
}

function numberText(delta: number, bias: number): string {
  let text = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const limit = threshold(k, bias);
    if (rest < limit) return text + digitText(rest);
    text += digitText(limit + ((rest - limit) % (BASE - limit)));
    rest = Math.floor((rest - limit) / (BASE - limit));
  }
}

/** The label that an ASCII form without its prefix stands for. */
export function decodeLabel(text: string): string {
  const cut = text.lastIndexOf('-');
  const points = Array.from(cut > 0 ? text.slice(0, cut) : '', (character) => character.codePointAt(0) ?? 0);
  let next = FIRST_CODE;
  let position = 0;
  let bias = FIRST_BIAS;
  let at = cut > 0 ? cut + 1 : 0;
  while (at < text.length) {
    const before = position;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text[at]);
      at += 1;
      position += digit * weight;
      const limit = threshold(k, bias);
      if (digit < limit) break;
      weight *= BASE - limit;
    }
    const length = points.length + 1;
    bias = adapted(position - before, length, before === 0);
    next += Math.floor(position / length);
    if (!(next <= LARGEST_CODE)) throw new ToolFault(`「xn--${text}」不是有效的 Punycode`);
    position %= length;
    points.splice(position, 0, next);
    position += 1;
  }
  return String.fromCodePoint(...points);
}

function threshold(k: number, bias: number): number {
  return Math.min(T_MAX, Math.max(T_MIN, k - bias));
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function digitText(digit: number): string {
  return String.fromCharCode(digit < 26 ? 97 + digit : 22 + digit);
}

function digitOf(character = ''): number {
  const digit = '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(character.toLowerCase());
  if (character === '' || digit === -1) throw new ToolFault('Punycode 里只能有字母、数字和短横线，而且不能中途断开');
  return digit < 10 ? digit + 26 : digit - 10;
}

const HOST = /^(?<before>(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#\s@]*@)?)(?<host>[^/?#:\s]+)(?<after>[:/?#].*)?$/i;

/** Converts the host of each line and leaves the rest of an address alone. */
export function convertHosts(input: string, way: 'encode' | 'decode'): string {
  return input
    .split('\n')
    .map((line, index) => convertLine(line, way, index + 1))
    .join('\n');
}

function convertLine(line: string, way: 'encode' | 'decode', number: number): string {
  if (line.trim() === '') return line;
  const { before = '', host = '', after = '' } = HOST.exec(line.trim())?.groups ?? {};
  if (host === '') throw new ToolFault('这一行不像域名或网址', { line: number });
  try {
    const labels = plain(host).split(/[.。]/);
    return before + labels.map(way === 'encode' ? toAscii : toUnicode).join('.') + after;
  } catch (error) {
    throw error instanceof ToolFault ? new ToolFault(error.message, { line: number }) : error;
  }
}

/** Marks that names are written without: joiners of words, soft hyphens, the choice between a black and a colourful sign. */
const IGNORED = /\u00ad|\u034f|[\u180b-\u180f]|\u200b|\u2060|\u2064|[\ufe00-\ufe0f]|\ufeff/g;

/** As UTS 46 has it: one form for each letter. One by one, since a sigma at the end would become another letter. */
function plain(host: string): string {
  const small = Array.from(host.replace(IGNORED, '').normalize('NFKC'), (mark) => mark.toLowerCase()).join('');
  const text = small.normalize('NFKC');
  if (/[\s<>^|%"`\\{}@]/.test(text)) throw new ToolFault('里面有不能用在域名里的字符');
  return text;
}

function toAscii(label: string): string {
  const isPlain = Array.from(label).every((character) => (character.codePointAt(0) ?? 0) < FIRST_CODE);
  // The code is at least as long as the label, so a longer one need not be worked out.
  const ascii = isPlain || label.length > LONGEST_LABEL * 2 ? label : `xn--${encodeLabel(label)}`;
  if (ascii.length > LONGEST_LABEL)
    throw new ToolFault(`「${label.slice(0, 20)}${label.length > 20 ? '…' : ''}」编码后超过 ${LONGEST_LABEL} 个字符`);
  return ascii;
}

function toUnicode(label: string): string {
  if (!label.startsWith('xn--')) return label;
  if (label.length > LONGEST_LABEL || label.length === 4)
    throw new ToolFault(`「${label.slice(0, 20)}」不是有效的 Punycode`);
  return decodeLabel(label.slice(4));
}
