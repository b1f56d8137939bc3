import { type Bits, bitsFor, hasBit, longer, numbersIn, setBit, unsetBit } from '#/platform/bits/bits.pure.ts';
import { type Cells, NO_CELLS } from './bill-sum.rules.ts';

const NAMES = ['id', 'created_at', 'remind_at', 'expense', 'income', 'predict_income', 'profit'] as const;

type Columns = Record<(typeof NAMES)[number], Float64Array>;
type Row = Record<keyof Columns | 'day' | 'is_done' | 'is_deleted', number>;

export type NumberTable = ReturnType<typeof createNumberTable>;

/** Rows of numbers, kept by column. A row has its place for good, in the order of the ids. */
export function createNumberTable() {
  let capacity = 64;
  let size = 0;
  let day = new Int32Array(capacity);
  let live = bitsFor(capacity);
  let done = bitsFor(capacity);
  const columns: Columns = {
    id: new Float64Array(capacity),
    created_at: new Float64Array(capacity),
    remind_at: new Float64Array(capacity),
    expense: new Float64Array(capacity),
    income: new Float64Array(capacity),
    predict_income: new Float64Array(capacity),
    profit: new Float64Array(capacity),
  };

  function grow(): void {
    for (const name of NAMES) columns[name] = longer(columns[name], size + 1);
    capacity = columns.id.length;
    day = longer(day, capacity);
    live = longer(live, bitsFor(capacity).length);
    done = longer(done, bitsFor(capacity).length);
  }

  return {
    columns,
    get size() {
      return size;
    },
    get lastId(): number {
      return columns.id[size - 1] ?? 0;
    },
    get day(): Int32Array {
      return day;
    },
    get done(): Bits {
      return done;
    },
    get bytes() {
      return capacity * (8 * NAMES.length + 4.25);
    },

    /** All that are not deleted; a set of its own for each asker. */
    live: (): Bits => live.slice(0, bitsFor(size).length),

    /** The sums over the chosen ones, none of them deleted. */
    sumsOf(chosen: Bits): Cells {
      const cells = { ...NO_CELLS };
      for (const place of numbersIn(chosen)) {
        if (hasBit(done, place)) {
          cells.billsDone += 1;
          cells.expenseDone += columns.expense[place] as number;
          cells.incomeDone += columns.income[place] as number;
        } else {
          cells.billsOpen += 1;
          cells.expenseOpen += columns.expense[place] as number;
          cells.incomeOpen += columns.income[place] as number;
          cells.predictOpen += columns.predict_income[place] as number;
        }
      }
      return cells;
    },

    set(place: number, row: Row): void {
      columns.created_at[place] = row.created_at;
      columns.remind_at[place] = row.remind_at;
      columns.expense[place] = row.expense;
      columns.income[place] = row.income;
      columns.predict_income[place] = row.predict_income;
      columns.profit[place] = row.profit;
      day[place] = row.day;
      if (row.is_deleted === 1) unsetBit(live, place);
      else setBit(live, place);
      if (row.is_done === 1) setBit(done, place);
      else unsetBit(done, place);
    },

    placeOf(id: number): number | undefined {
      const place = lowerBound(columns.id, id, size);
      return place < size && columns.id[place] === id ? place : undefined;
    },

    /** A new place at the end, for an id above all others. */
    append(id: number): number {
      if (size === capacity) grow();
      columns.id[size] = id;
      size += 1;
      return size - 1;
    },
  };
}

/** The first place whose value is not below. */
function lowerBound(values: Float64Array, value: number, end: number): number {
  // Most come in order.
  if (end === 0 || (values[end - 1] ?? 0) < value) return end;
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
