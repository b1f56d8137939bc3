export interface Counts {
  characters: number;
  withoutSpaces: number;
  chinese: number;
  words: number;
  numbers: number;
  punctuation: number;
  lines: number;
  paragraphs: number;
  bytes: number;
  /** Minutes of quiet reading. */
  minutes: number;
}

/** A reader takes about so many characters or words a minute. */
const CHINESE_A_MINUTE = 400;
const WORDS_A_MINUTE = 220;

export function countText(text: string): Counts {
  const chinese = matches(text, /\p{Script=Han}/gu);
  const words = matches(
    text,
    /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’-]\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*/gu,
  );
  return {
    characters: graphemes(text),
    withoutSpaces: graphemes(text.replace(/\s/g, '')),
    chinese,
    words,
    numbers: matches(text, /\d+(?:[.,]\d+)*/g),
    punctuation: matches(text, /\p{P}/gu),
    lines: text === '' ? 0 : text.split(/\r\n|\r|\n/).length,
    paragraphs: text.split(/\n\s*\n|\r\n\s*\r\n/).filter((part) => part.trim()).length,
    bytes: utf8Length(text),
    minutes: chinese / CHINESE_A_MINUTE + words / WORDS_A_MINUTE,
  };
}

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Chinese, Latin letters, digits and the usual marks: each one is one. */
const PLAIN = /^[\n\x20-\x7e\u2010-\u2027\u3001-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/;

/** What people see as one: an emoji of a family is one character. */
function graphemes(text: string): number {
  // Looking at each takes seconds for a book; where nothing can join with anything there is no need.
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const mark of text) {
    const code = mark.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
