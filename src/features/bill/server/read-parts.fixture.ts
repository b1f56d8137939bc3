import { gzipSync } from 'node:zlib';
import readBillFile, { type FileAbout } from './read/bill-file.reader.ts';
import type { ReadRow } from './read/judged.rules.ts';
import { guessMapping, type Mapping } from './read/mapping.rules.ts';

/** All that the reader of bill files tells of one, at once. */
export function readParts(bytes: Uint8Array, mapping?: Mapping) {
  const rows: ReadRow[] = [];
  const table: string[][] = [];
  let about: FileAbout | undefined;
  for (const part of readBillFile({ bytes, password: '', mapping })) {
    if ('about' in part) about = part.about;
    else if ('rows' in part) rows.push(...part.rows);
    else table.push(...('header' in part ? [part.header] : part.table));
  }
  return { about, rows, table };
}

/** The same as a member reads it who takes what the page proposes for the columns. */
export function readByGuess(bytes: Uint8Array) {
  const first = readParts(bytes);
  const [header, ...samples] = first.table;
  if (!header) return first;
  const mapping = { Date: '', ...guessMapping(header, samples.slice(0, 5)) };
  return readParts(gzipSync(first.table.map((row) => JSON.stringify(row)).join('\n')), mapping);
}
