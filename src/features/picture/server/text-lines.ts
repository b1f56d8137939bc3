import { type Face, glyphOf } from './font-book.ts';

export interface TextStyle {
  face: Face;
  size: number;
  spacing?: number;
}

/** Marks that may not begin a line, and those that may not end one. */
const CLOSING = /^[，。、！？：；）》」』】”’…·,.!?:;)\]%℃]/u;
const OPENING = /[（《「『【“‘([]$/u;

export async function widthOf(text: string, { face, size, spacing = 0 }: TextStyle): Promise<number> {
  let width = 0;
  for (const character of text) {
    // Chinese characters are all as wide as high, so no font need be opened for them.
    const advance = /\p{Script=Han}/u.test(character) ? 1 : (await glyphOf(face, character)).advance;
    width += advance * size + (advance > 0 ? spacing : 0);
  }
  return width;
}

interface Room extends TextStyle {
  width: number;
  most: number;
}

/** The text in so many lines at most, about equally long; an ellipsis stands for what is left over. */
export async function linesOf(text: string, room: Room): Promise<string[]> {
  const pieces = await piecesOf(text, room);
  const lines = fill(pieces, room.width);
  if (lines.length > room.most) {
    const kept = lines.slice(0, room.most);
    const last = [...(kept.at(-1) ?? '')];
    while (last.length > 1 && (await widthOf(`${last.join('')}…`, room)) > room.width) last.pop();
    return [...kept.slice(0, -1), `${clauseOf(last.join(''))}…`];
  }
  // The narrowest room that takes no more lines makes them equal.
  let [low, high] = [room.width / Math.max(1, lines.length), room.width];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (fill(pieces, middle).length > lines.length) low = middle;
    else high = middle;
  }
  return fill(pieces, high);
}

/** Up to the last mark, if that is most of it: better than to stop within a word. */
function clauseOf(line: string): string {
  const clause = /^(.*)[，。、：；！？]/su.exec(line)?.[1] ?? '';
  const cut = clause.length >= line.length * 0.6 ? clause : line;
  return cut.replace(/(?<![，。、：；\s])[，。、：；\s]+$/u, '');
}

export async function fits(text: string, room: Room): Promise<boolean> {
  return fill(await piecesOf(text, room), room.width).length <= room.most;
}

interface Piece {
  text: string;
  width: number;
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
/** A longer one may be anything: it is broken where the line ends. */
const LONGEST_WORD = 4;

/** What stays together: a word, Latin or Chinese, with the marks that cling to it. */
async function piecesOf(text: string, style: Room): Promise<Piece[]> {
  const runs =
    text.trim().match(/[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}'’.\-/:_]*|\s+|\p{Script=Han}+|./gsu) ?? [];
  const raw = runs.flatMap((run) => (/^\p{Script=Han}/u.test(run) ? chineseWords(run) : [run]));
  const joined: string[] = [];
  for (const piece of raw) {
    const last = joined.at(-1);
    if (last !== undefined && (CLOSING.test(piece) || OPENING.test(last))) joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  const pieces: Piece[] = [];
  for (const piece of joined) {
    const width = await widthOf(piece, style);
    // A word longer than a line is broken anywhere.
    if (width <= style.width) pieces.push({ text: piece, width });
    else for (const character of piece) pieces.push({ text: character, width: await widthOf(character, style) });
  }
  return pieces;
}

function chineseWords(run: string): string[] {
  return Array.from(words.segment(run), ({ segment }) => segment).flatMap((word) =>
    [...word].length > LONGEST_WORD ? [...word] : [word],
  );
}

function fill(pieces: readonly Piece[], width: number): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const piece of pieces) {
    if (line !== '' && used + piece.width > width + 0.5 && piece.text.trim() !== '') {
      lines.push(line.trim());
      [line, used] = ['', 0];
    }
    if (line === '' && piece.text.trim() === '') continue;
    line += piece.text;
    used += piece.width;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}
