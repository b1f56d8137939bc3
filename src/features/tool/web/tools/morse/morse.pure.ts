import { ToolFault } from '../../frame/tool-fault.pure.ts';

const CODES: Record<string, string> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
  0: '-----',
  1: '.----',
  2: '..---',
  3: '...--',
  4: '....-',
  5: '.....',
  6: '-....',
  7: '--...',
  8: '---..',
  9: '----.',
  '.': '.-.-.-',
  ',': '--..--',
  '?': '..--..',
  "'": '.----.',
  '!': '-.-.--',
  '/': '-..-.',
  '(': '-.--.',
  ')': '-.--.-',
  '&': '.-...',
  ':': '---...',
  ';': '-.-.-.',
  '=': '-...-',
  '+': '.-.-.',
  '-': '-....-',
  _: '..--.-',
  '"': '.-..-.',
  $: '...-..-',
  '@': '.--.-.',
};

const LETTERS = new Map(Object.entries(CODES).map(([letter, code]) => [code, letter]));

/** Chinese has no Morse code of its own; as is the custom, each other character is sent as its number in binary. */
export function toMorse(text: string): string {
  const words = text.trim().toUpperCase().split(/\s+/);
  return words.map((word) => Array.from(word, (mark) => CODES[mark] ?? binary(mark)).join(' ')).join(' / ');
}

function binary(mark: string): string {
  const code = mark.codePointAt(0) ?? 0;
  // As a number these would be the code of another letter.
  if (code < 128) throw new ToolFault(`“${mark}”没有电码，请去掉或换一种写法`);
  return code.toString(2).replaceAll('0', '.').replaceAll('1', '-');
}

export function fromMorse(text: string): string {
  const plain = text
    .replace(/[·•]/g, '.')
    .replace(/[—–−_]/g, '-')
    .trim();
  const wrong = /[^.\-/\s|]/.exec(plain);
  if (wrong) throw new ToolFault(`“${wrong[0]}”不是摩斯电码，只能用点、横和空格，单词之间用 /`);
  const words = plain.split(/\s*[/|]\s*|\s{3,}/).filter(Boolean);
  return words.map((word) => word.split(/\s+/).filter(Boolean).map(letterOf).join('')).join(' ');
}

function letterOf(code: string): string {
  const known = LETTERS.get(code);
  if (known) return known;
  const number = Number.parseInt(code.replaceAll('.', '0').replaceAll('-', '1'), 2);
  // No code of a letter is longer than seven marks.
  if (code.length > 7 && number > 127 && number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff))
    return String.fromCodePoint(number);
  throw new ToolFault(`没有“${code}”这个电码，请检查字母之间的空格`);
}
