import { rowTooLong, tableTooLarge } from './table.errors.ts';
import { openRows } from './table-file.ts';

const ROWS_AT_ONCE = 500;
/** Characters. What arrives is taken in at once by the process that serves pages. */
const TEXT_AT_ONCE = 128 * 1024;
/** A workbook may name one long text in a million cells. */
const MOST_TEXT = 32 * 1024 * 1024;

/** The rows of a CSV or XLSX file, some at a time. */
export default function* readTable(bytes: Uint8Array): Generator<string[][]> {
  let rows: string[][] = [];
  let text = 0;
  let total = 0;
  let line = 0;
  for (const row of openRows(bytes)) {
    const length = row.reduce((sum, cell) => sum + cell.length, 0);
    total += length;
    line += 1;
    if (length > TEXT_AT_ONCE) throw rowTooLong(line);
    if (total > MOST_TEXT) throw tableTooLarge(MOST_TEXT);
    if (rows.length > 0 && (rows.length >= ROWS_AT_ONCE || text + length > TEXT_AT_ONCE)) {
      yield rows;
      rows = [];
      text = 0;
    }
    rows.push(row);
    text += length;
  }
  if (rows.length > 0) yield rows;
}
