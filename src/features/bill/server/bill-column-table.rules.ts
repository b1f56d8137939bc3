import { longer } from './bill-places.rules.ts';

const NAMES = [
  'id',
  'created_at',
  'remind_at',
  'expense',
  'income',
  'predict_income',
  'profit',
  'day',
  'state',
] as const;

type Columns = Record<(typeof NAMES)[number], Float64Array>;

export type NumberTable = ReturnType<typeof createNumberTable>;

/** Rows of numbers, kept by column. A row has its place for good, in the order of the ids. */
export function createNumberTable() {
  let capacity = 64;
  let size = 0;
  const columns: Columns = {
    id: new Float64Array(capacity),
    created_at: new Float64Array(capacity),
    remind_at: new Float64Array(capacity),
    expense: new Float64Array(capacity),
    income: new Float64Array(capacity),
    predict_income: new Float64Array(capacity),
    profit: new Float64Array(capacity),
    day: new Float64Array(capacity),
    state: new Float64Array(capacity),
  };

  return {
    columns,
    get size() {
      return size;
    },
    get bytes() {
      return 8 * capacity * NAMES.length;
    },

    set(place: number, row: Record<Exclude<keyof Columns, 'state'>, number>, state: number): void {
      columns.created_at[place] = row.created_at;
      columns.remind_at[place] = row.remind_at;
      columns.expense[place] = row.expense;
      columns.income[place] = row.income;
      columns.predict_income[place] = row.predict_income;
      columns.profit[place] = row.profit;
      columns.day[place] = row.day;
      columns.state[place] = state;
    },

    /** Where the row of an id is, or a new place at the end. */
    placeOf(id: number): number {
      const place = lowerBound(columns.id, id, size);
      if (place < size && columns.id[place] === id) return place;
      // A number in between was never given out before a higher one of the same ledger.
      if (place < size) throw new Error(`bill ${id} came after a newer one`);
      if (size === capacity) {
        for (const name of NAMES) columns[name] = longer(columns[name], size + 1);
        capacity = columns.id.length;
      }
      columns.id[size] = id;
      size += 1;
      return size - 1;
    },
  };
}

/** The first place whose value is not below. */
export function lowerBound(values: Float64Array, value: number, end: number): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
