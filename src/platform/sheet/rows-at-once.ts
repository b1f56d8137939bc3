import { TEXT_AT_ONCE } from './table-limits.pure.ts';

const ROWS_AT_ONCE = 500;

/** Rows in parts that are small enough to be handed to another process. */
export function* rowsAtOnce(all: Iterable<string[]>): Generator<string[][]> {
  let rows: string[][] = [];
  let text = 0;
  for (const row of all) {
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
