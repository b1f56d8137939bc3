import type { Slice } from '#/contract/paging.ts';
import { type Bits, countOf, dropAll, keepOnly, keepWithin } from '#/platform/bits/bits.pure.ts';
import { createNumberTable } from './bill-column-table.rules.ts';
import type { Filter, Order } from './bill-filter.rules.ts';
import { createNameColumn } from './bill-name-column.rules.ts';
import { createBillOrders } from './bill-orders.rules.ts';
import type { Cells } from './bill-sum.rules.ts';
import { createTextColumn } from './bill-text-column.rules.ts';

export interface ColumnRow {
  id: number;
  created_at: number;
  remind_at: number;
  day: number;
  is_done: number;
  is_deleted: number;
  expense: number;
  income: number;
  predict_income: number;
  profit: number;
  category: string;
  account: string;
  words: string;
}

const LAST_DAY = 99_999_999;
/** More are put in order together. */
const FEW = 8;

export type BillColumns = ReturnType<typeof createBillColumns>;

/**
 * A ledger in memory, column by column: what is asked for by words has no ready sums, and reading the bills takes a
 * thousand times longer than looking here. A bill has its place for good, in the order of the ids; one that is deleted
 * keeps it.
 */
export function createBillColumns() {
  const table = createNumberTable();
  const text = createTextColumn();
  const category = createNameColumn();
  const account = createNameColumn();
  const orders = createBillOrders(table);

  function chosenBy({ words, ...filter }: Filter): Bits {
    const chosen = table.live();
    if (filter.isDone === true) keepOnly(chosen, table.done);
    if (filter.isDone === false) dropAll(chosen, table.done);
    if (filter.category !== undefined) category.keep(chosen, filter.category);
    if (filter.account !== undefined) account.keep(chosen, filter.account);
    const { fromDay = 0, toDay = LAST_DAY } = filter;
    if (fromDay > 0 || toDay < LAST_DAY) keepWithin(chosen, table.day, fromDay, toDay);
    for (const word of words) text.keep(chosen, word);
    return chosen;
  }

  return {
    get bytes(): number {
      return Math.ceil(table.bytes + text.bytes + category.bytes + account.bytes + orders.bytes);
    },

    /** In the order of their ids. False when one has no place between the others: then all must be put anew. */
    put(rows: readonly ColumnRow[]): boolean {
      const areFew = rows.length <= FEW;
      for (const row of rows) {
        const known = table.placeOf(row.id);
        if (known === undefined && row.is_deleted === 1) continue;
        if (known === undefined && row.id < table.lastId) return false;
        const place = known ?? table.append(row.id);
        const moved = areFew ? orders.moving(place, known === undefined) : () => orders.touch(place);
        table.set(place, row);
        moved();
        category.set(place, row.category);
        account.set(place, row.account);
        text.set(place, row.words);
      }
      return true;
    },

    /** The sums over all bills of the filter, and the ids of those on the page. */
    find(filter: Filter, order: Order, slice: Slice): { cells: Cells; ids: number[] } {
      const chosen = chosenBy(filter);
      const cells = table.sumsOf(chosen);
      const places = orders.page(chosen, cells.billsOpen + cells.billsDone, order, slice);
      return { cells, ids: places.map((place) => table.columns.id[place] ?? 0) };
    },

    /** Just the ids on the page. */
    page(filter: Filter, order: Order, slice: Slice): number[] {
      const chosen = chosenBy(filter);
      return orders.page(chosen, countOf(chosen), order, slice).map((place) => table.columns.id[place] ?? 0);
    },
  };
}
