import { boundedRows, openRows } from './table-file.ts';
import { TEXT_AT_ONCE } from './table-limits.pure.ts';

const ROWS_AT_ONCE = 500;

/** The rows of a CSV or XLSX file, some at a time. */
export default function* readTable(bytes: Uint8Array): Generator<string[][]> {
  let rows: string[][] = [];
  let text = 0;
  for (const row of boundedRows(openRows(bytes))) {
    const length = row.reduce((sum, cell) => sum + cell.length, 0);
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
