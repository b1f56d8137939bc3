/** Kinds of characters that matter for setting a vertical title. */
export const COMMA = /^[，。、､,;；]$/u;
export const OPENING = /^[（(「『《〈【［[“‘]$/u;
export const CLOSING = /^[）)」』》〉】］\]”’]$/u;
export const SMALL_KANA = /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]$/u;
const NEVER_FIRST = /^[！？!?：:・·‧･％%ー々…‥♪☆★]$/u;
const STOP = /^[，。、！？!?,;；]$/u;
const DROPPED_AT_BREAK = /^[\s，、,;；·]$/u;

/** What stands on both sides of a place, and which words end and begin there as far as the dictionary knows. */
export interface Gap {
  readonly before: string;
  readonly after: string;
  readonly wordBefore: string | undefined;
  readonly wordAfter: string | undefined;
}

/** What it costs to begin a new column in a gap: below zero where a reader pauses, Infinity where none may begin. */
export function breakCost({ before, after, wordBefore, wordAfter }: Gap): number {
  if (COMMA.test(after) || CLOSING.test(after) || NEVER_FIRST.test(after) || SMALL_KANA.test(after)) return Infinity;
  if (OPENING.test(before) || before === '第') return Infinity;
  if (/^\s+$/u.test(after)) return 4;
  if (/^\s+$/u.test(before)) return -1.2;
  if (STOP.test(before)) return -1;
  if (CLOSING.test(before)) return -0.6;
  if (/^[—～〜~-]$/u.test(after)) return 0.5;
  if (before === '·') return 1;
  if (OPENING.test(after) || /^[之与和&×]$/u.test(after)) return -0.3;
  if (/[\d一二三四五六七八九十ⅠⅡⅢⅣⅤ]$/u.test(before) && /^[季部章集篇话期卷]/u.test(after)) return 2;
  if (/^[的了着过们]$/u.test(after)) return 1.1;
  if (wordAfter === undefined || /^[一二三四五六七八九十百千万]$/u.test(before)) return 3.2;
  if (/^[的之了与和]$/u.test(before)) return 0;
  // Two single characters in a row are mostly a name the dictionary does not know (八公, 圣器).
  return wordBefore?.length === 1 && wordAfter.length === 1 ? 1.6 : 0;
}

/** What vanishes when a column ends or begins with it. */
export function isDroppedAtBreak(text: string): boolean {
  return DROPPED_AT_BREAK.test(text);
}
