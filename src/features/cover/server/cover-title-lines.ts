import { widthOf } from './cover-title-cells.ts';

export interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
}

const SIZES = [58, 50, 44, 38, 34, 30, 27, 24, 21] as const;
const LEADING = 1.2;
/** A word that does not fit at this size is parted. */
const LONG_WORD = 30;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Left-aligned lines for titles that are mostly Latin: the largest size that fits, then as even as that size allows. */
export function setLines(title: string, width: number, height: number): Lines {
  const joined = [...words.segment(title)].map(({ segment }) => segment).reduce(joinMarks, []);
  const pieces = joined.flatMap((piece) => cut(piece, width / LONG_WORD));
  for (const size of SIZES) {
    const most = Math.floor(height / (size * LEADING));
    const lines = wrap(pieces, width / size);
    const fits = lines.length <= most && lines.every((line) => widthOf(line) * size <= width);
    if (fits) return sized(evened(pieces, lines.length, width / size), size);
  }
  const size = SIZES[SIZES.length - 1] ?? 21;
  const most = Math.floor(height / (size * LEADING));
  const lines = wrap(pieces, width / size);
  return sized(
    lines.length > most ? [...lines.slice(0, most - 1), ellipsis(lines[most - 1] ?? '', width / size)] : lines,
    size,
  );
}

export function linesHeight({ lines, size }: Lines): number {
  return lines.length * size * LEADING;
}

export function baselineOf(index: number, size: number): number {
  return size * 0.86 + index * size * LEADING;
}

function sized(lines: readonly string[], size: number): Lines {
  return { lines, size, width: Math.max(...lines.map(widthOf)) * size };
}

/** Marks stay with the word before them, opening ones and dots with the word after. */
function joinMarks(pieces: string[], piece: string): string[] {
  const last = pieces.at(-1);
  const sticks =
    last !== undefined && (/^[^\p{L}\p{N}\s「『《〈【（([“]/u.test(piece) || /[「『《〈【（([“.'’-]$/u.test(last));
  if (last !== undefined && sticks && !/\s$/u.test(last)) return [...pieces.slice(0, -1), last + piece];
  return [...pieces, piece];
}

function wrap(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += line ? piece : piece.trimStart();
  }
  if (line.trim()) lines.push(line.trim());
  return lines;
}

function evened(pieces: readonly string[], count: number, width: number): string[] {
  let best = wrap(pieces, width);
  for (let narrower = width - 0.25; narrower > width * 0.4; narrower -= 0.25) {
    const lines = wrap(pieces, narrower);
    if (lines.length > count || lines.some((line) => widthOf(line) > narrower)) break;
    best = lines;
  }
  return best;
}

/** Parts a single word that is wider than the cover. */
function cut(piece: string, width: number): string[] {
  if (widthOf(piece) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const character of piece) {
    if (part && widthOf(`${part}${character}-`) > width) {
      parts.push(/\p{L}$/u.test(part) ? `${part}-` : part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function ellipsis(line: string, width: number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
