import { beginning } from '#/contract/beginning.pure.ts';
import { MOST_CELL_LENGTH, MOST_COLUMNS } from './table-limits.pure.ts';

/** The records of a CSV text, one after the other: cells in quotes may hold commas, quotes and line breaks. */
export function* csvRecords(text: string, separator = ','): Generator<string[]> {
  let start = 0;
  while (start < text.length) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    if (!line.includes('"')) {
      yield withoutReturn(line).split(separator, MOST_COLUMNS).map(cut);
      start = end + 1;
    } else {
      const { cells, next } = quotedRecord(text, start, separator);
      yield cells;
      start = next;
    }
  }
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);
const cut = (cell: string) => beginning(cell, MOST_CELL_LENGTH);

/** Looks at every character once, however the quotes stand. */
function quotedRecord(text: string, start: number, separator: string): { cells: string[]; next: number } {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const quoted = quotedPart(text, at, separator);
    const end = endOfCell(text, quoted?.next ?? at, separator);
    const isLast = text[end] !== separator;
    const plain = text.slice(quoted?.next ?? at, end);
    if (cells.length < MOST_COLUMNS) cells.push(cut((quoted?.part ?? '') + (isLast ? withoutReturn(plain) : plain)));
    if (isLast) return { cells, next: end + 1 };
    at = end;
  }
}

/** What stands in quotes at the beginning of a cell, if only blanks are before it. Without a second quote: all the rest. */
function quotedPart(text: string, start: number, separator: string): { part: string; next: number } | undefined {
  let open = start;
  while (text[open] !== separator && isBlank(text[open])) open += 1;
  if (text[open] !== '"') return undefined;
  const parts: string[] = [];
  for (let at = open + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { part: parts.join('') + text.slice(at), next: text.length };
    const isDoubled = text[quote + 1] === '"';
    parts.push(text.slice(at, isDoubled ? quote + 1 : quote));
    if (!isDoubled) return { part: parts.join(''), next: quote + 1 };
    at = quote + 2;
  }
}

const isBlank = (character: string | undefined) =>
  character !== undefined && character !== '\n' && character.trim() === '';

function endOfCell(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}

const SEPARATORS = [',', '\t', ';', '|'] as const;
const LINES_LOOKED_AT = 60;

/** Which sign parts the cells: the one that most of the first lines have alike, and a comma where none does. */
export function separatorOf(text: string): string {
  const lines = text.slice(0, 64 * 1024).split('\n', LINES_LOOKED_AT);
  let best = { separator: ',', score: 0 };
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split('"').reduce((sum, part, at) => sum + (at % 2 ? 0 : part.split(separator).length - 1), 0);
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    for (const [count, times] of counts) {
      const score = times * Math.min(count, 20);
      if (score > best.score) best = { separator, score };
    }
  }
  return best.separator;
}
