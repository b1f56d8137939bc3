import readBillFile, { type FileAbout } from './read/bill-file.reader.ts';
import type { ReadRow } from './read/judged.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';

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
