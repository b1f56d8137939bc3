import { MOST_CELL_LENGTH, MOST_COLUMNS } from './table-limits.pure.ts';

/** The records of a CSV text, one after the other: cells in quotes may hold commas, quotes and line breaks. */
export function* csvRecords(text: string): Generator<string[]> {
  let start = 0;
  while (start < text.length) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    if (!line.includes('"')) {
      yield withoutReturn(line).split(',', MOST_COLUMNS).map(cut);
      start = end + 1;
    } else {
      const { cells, next } = quotedRecord(text, start);
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
const cut = (cell: string) => (cell.length > MOST_CELL_LENGTH ? cell.slice(0, MOST_CELL_LENGTH) : cell);

/** Looks at every character once, however the quotes stand. */
function quotedRecord(text: string, start: number): { cells: string[]; next: number } {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const quoted = quotedPart(text, at);
    const end = endOfCell(text, quoted?.next ?? at);
    const isLast = text[end] !== ',';
    const plain = text.slice(quoted?.next ?? at, end);
    if (cells.length < MOST_COLUMNS) cells.push(cut((quoted?.part ?? '') + (isLast ? withoutReturn(plain) : plain)));
    if (isLast) return { cells, next: end + 1 };
    at = end;
  }
}

/** What stands in quotes at the beginning of a cell, if only blanks are before it. Without a second quote: all the rest. */
function quotedPart(text: string, start: number): { part: string; next: number } | undefined {
  let open = start;
  while (isBlank(text[open])) open += 1;
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

function endOfCell(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== ',' && text[at] !== '\n') at += 1;
  return at;
}
