import { rowsAtOnce } from './rows-at-once.ts';
import { boundedRows, openRows } from './table-file.ts';

/** The rows of a CSV or XLSX file, some at a time. */
export default function readTable(bytes: Uint8Array): Generator<string[][]> {
  return rowsAtOnce(boundedRows(openRows(bytes)));
}
