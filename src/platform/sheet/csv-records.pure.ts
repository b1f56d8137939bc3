/** The records of a CSV text, one after the other: cells in quotes may hold commas, quotes and line breaks. */
export function* csvRecords(text: string): Generator<string[]> {
  let start = 0;
  while (start < text.length) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    if (!line.includes('"')) {
      yield withoutReturn(line).split(',');
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

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function quotedRecord(text: string, start: number): { cells: string[]; next: number } {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index++;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === ',') {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      return { cells: [...cells, withoutReturn(cell)], next: index + 1 };
    } else cell += character;
  }
  return { cells: [...cells, withoutReturn(cell)], next: text.length };
}
