import { breakCost, CLOSING, COMMA, OPENING, SMALL_KANA } from './cover-title-breaks.ts';

/** One thing that stands in a vertical column. Lengths are in em. */
export interface Cell {
  readonly text: string;
  readonly stance: 'upright' | 'sideways' | 'comma' | 'opening' | 'closing' | 'space';
  /** Length along the column. */
  readonly advance: number;
  /** Share of the column's font size: a year or a short Latin word shrinks to the width of one character. */
  readonly scale: number;
  /** Offset to the right and upwards, for small kana. */
  readonly nudge: number;
  /** What a new column beginning here costs; Infinity where none may. */
  readonly breakCost: number;
}

const TURNED = /^[—–－\-‐ー〜～~…‥＝=]$/u;
const WIDE = {
  '(': '（',
  ')': '）',
  '[': '［',
  ']': '］',
  '~': '～',
  '〜': '～',
  '-': '—',
  '‐': '—',
  '－': '—',
} as const;
const NARROW = { '！': '!', '？': '?', '：': ':', '・': '·', '‧': '·', '･': '·', '､': '、', ',': '，' } as const;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const words = new Intl.Segmenter('zh', { granularity: 'word' });

const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Rough advance widths of a bold serif, on the generous side: the reader's font is not known here. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (SQUARE.test(character)) return 1;
  if (/\p{M}|\u200d/u.test(character)) return 0;
  if (/[iljtfrI1.,:;'’|!()[\] ]/.test(character)) return 0.36;
  if (/[mwMW@%]/.test(character)) return 0.92;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return /[\p{Ll}\p{Nd}-]/u.test(character) ? 0.57 : 1;
}

/** Splits a title into cells, with Latin words and numbers kept whole. */
export function cellsOf(title: string): Cell[] {
  const starts = new Map<number, string>();
  for (const { index, segment } of words.segment(title)) starts.set(index, segment);
  const ends = new Map([...starts].map(([index, word]) => [index + word.length, word]));
  const cells: Cell[] = [];
  for (const { text, index } of runs(title)) {
    const previous = cells.at(-1);
    const cost = previous
      ? breakCost({ before: previous.text, after: text, wordBefore: ends.get(index), wordAfter: starts.get(index) })
      : 0;
    if (/^[\p{Script=Latin}\p{Nd}]/u.test(text)) cells.push(latinCell(text, cost));
    else cells.push(glyphCell(text, cost));
  }
  return cells;
}

/** A phrase of Latin words counts as one: it lies on its side as a whole instead of standing word by word. */
const LATIN_PHRASE =
  /[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}\p{M}'’.&+%#@/_-]*(?: +[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}\p{M}'’.&+%#@/_-]*)*/gu;

function* runs(title: string): Generator<{ text: string; index: number }> {
  let at = 0;
  for (const { 0: phrase, index } of title.matchAll(LATIN_PHRASE)) {
    yield* singly(title.slice(at, index), at);
    // A dash at its end belongs to the column, not to the word.
    const text = phrase.replace(/(?<![-/_])[-/_]+$/u, '');
    yield { text, index };
    at = index + text.length;
  }
  yield* singly(title.slice(at), at);
}

function* singly(text: string, from: number): Generator<{ text: string; index: number }> {
  for (const { segment, index } of graphemes.segment(text)) yield { text: segment, index: from + index };
}

function latinCell(text: string, cost: number): Cell {
  const width = widthOf(text);
  const fits = width <= 2.2 || /^\d{1,4}%?$/.test(text);
  const scale = fits ? Math.min(1, 1.16 / width) : 0.94;
  return {
    text,
    stance: fits ? 'upright' : 'sideways',
    advance: fits ? 0.74 * scale + 0.24 : width * scale + 0.16,
    scale,
    nudge: 0,
    breakCost: cost,
  };
}

function glyphCell(given: string, cost: number): Cell {
  const text = { ...WIDE, ...NARROW }[given] ?? given;
  const cell = { text, stance: 'upright', advance: 1, scale: 1, nudge: 0, breakCost: cost } as const;
  if (/^\s+$/u.test(text)) return { ...cell, text: ' ', stance: 'space', advance: 0.4 };
  if (COMMA.test(text)) return { ...cell, stance: 'comma', advance: 0.5 };
  if (OPENING.test(text)) return { ...cell, stance: 'opening', advance: 0.6 };
  if (CLOSING.test(text)) return { ...cell, stance: 'closing', advance: 0.6 };
  if (TURNED.test(text)) return { ...cell, stance: 'sideways', advance: 0.96 };
  if (SMALL_KANA.test(text)) return { ...cell, advance: 0.9, nudge: 0.08 };
  if (/^[!?:]$/.test(text)) return { ...cell, advance: 0.84 };
  if (text === '·') return { ...cell, advance: 0.55 };
  return cell;
}
