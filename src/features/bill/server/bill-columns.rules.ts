import type { Slice } from '#/contract/paging.ts';
import { createNumberTable } from './bill-column-table.rules.ts';
import type { Filter, Order } from './bill-filter.rules.ts';
import { createNameColumn } from './bill-name-column.rules.ts';
import { createBillOrders } from './bill-orders.rules.ts';
import { type Choice, pass } from './bill-places.rules.ts';
import type { Cells } from './bill-sum.rules.ts';
import { createTextColumn, unitsOf } from './bill-text-column.rules.ts';

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

/** In place of open (0) and done (1). */
const DELETED = 2;
const LAST_DAY = 99_999_999;
/** Reading through a bill's text takes so many times longer than an entry of the index. */
const DEARER = 6;

export type BillColumns = ReturnType<typeof createBillColumns>;

/**
 * A ledger in memory, column by column: what is asked for by words has no ready sums, and reading the bills takes a
 * thousand times longer than looking here. A bill has its place for good, in the order of the ids; deleted bills keep
 * theirs.
 */
export function createBillColumns() {
  const table = createNumberTable();
  const text = createTextColumn();
  const category = createNameColumn();
  const account = createNameColumn();
  const orders = createBillOrders(table);

  return {
    get bytes(): number {
      return table.bytes + text.bytes + category.bytes + account.bytes + orders.bytes;
    },

    /** In the order of their ids: bills that are here already, and such that are newer than all of them. */
    put(rows: readonly ColumnRow[]): void {
      const changed = rows.map((row) => {
        const place = table.placeOf(row.id);
        table.set(place, row, row.is_deleted === 1 ? DELETED : row.is_done);
        const names = `\n${category.set(place, row.category)}\n${account.set(place, row.account)}\n`;
        text.set(place, withoutNames(row.words, names));
        return place;
      });
      orders.move(changed);
    },

    /** The sums over all bills of the filter, and the ids of those on the page. */
    find({ words, ...filter }: Filter, order: Order, slice: Slice): { cells: Cells; ids: number[] } {
      const choice: Choice = {
        marks: new Uint8Array(table.size),
        steps: 0,
        found: new Uint32Array(table.size),
        count: 0,
      };
      chooseByWords(choice, words);
      const cells = keepAndSum(choice, filter);
      const { id } = table.columns;
      return { cells, ids: orders.page(choice, order, slice).map((place) => id[place] ?? 0) };
    },

    /** Without words: just the ids on the page, met on the way through the order. */
    page(filter: Omit<Filter, 'words'>, { column, direction }: Order, { limit, offset }: Slice): number[] {
      const fits = fitting(filter);
      const order = orders.by(column);
      const { id } = table.columns;
      const ids: number[] = [];
      let left = offset;
      for (let index = 0; index < order.length && ids.length < limit; index++) {
        const place = order[direction === 'asc' ? index : order.length - 1 - index] as number;
        if (!fits(place)) continue;
        if (left > 0) left -= 1;
        else ids.push(id[place] as number);
      }
      return ids;
    },
  };

  /** Tells whether the bill at a place is wanted, words aside. */
  function fitting(filter: Omit<Filter, 'words'>): (place: number) => boolean {
    const { state, day } = table.columns;
    const { fromDay = 0, toDay = LAST_DAY } = filter;
    const wantedState = filter.isDone === undefined ? undefined : Number(filter.isDone);
    const ofCategory = filter.category === undefined ? undefined : (category.find(filter.category) ?? -1);
    const ofAccount = filter.account === undefined ? undefined : (account.find(filter.account) ?? -1);
    return (place) => {
      const is = state[place] as number;
      const on = day[place] as number;
      if (is === DELETED || on < fromDay || on > toDay) return false;
      if (wantedState !== undefined && wantedState !== is) return false;
      if (ofCategory !== undefined && ofCategory !== category.numberAt(place)) return false;
      return ofAccount === undefined || ofAccount === account.numberAt(place);
    };
  }

  /** Word by word, the rarest first. */
  function chooseByWords(choice: Choice, words: readonly string[]): void {
    const asked = words.map((word) => {
      const units = unitsOf(word);
      const [inCategory, inAccount] = [category.containing(word), account.containing(word)];
      const cost = [
        text.cost(units),
        ...[...inCategory].map(category.cost),
        ...[...inAccount].map(account.cost),
      ].reduce((sum, part) => sum + part);
      return { units, inCategory, inAccount, cost };
    });
    for (const { units, inCategory, inAccount, cost } of asked.sort((one, other) => one.cost - other.cost)) {
      const before = choice.found.subarray(0, choice.count);
      choice.count = 0;
      if (choice.steps > 0 && before.length * DEARER < cost) {
        for (const place of before.slice()) {
          const isNamed = inCategory.has(category.numberAt(place)) || inAccount.has(account.numberAt(place));
          if (isNamed || text.has(place, units)) pass(choice, place);
        }
      } else {
        for (const number of inCategory) category.passWith(number, choice);
        for (const number of inAccount) account.passWith(number, choice);
        text.passWith(units, choice);
      }
      choice.steps += 1;
    }
  }

  function keepAndSum(choice: Choice, filter: Omit<Filter, 'words'>): Cells {
    const { state, expense, income, predict_income } = table.columns;
    const { found, marks, count } = choice;
    const fits = fitting(filter);
    let [billsOpen, expenseOpen, incomeOpen, predictOpen] = [0, 0, 0, 0];
    let [billsDone, expenseDone, incomeDone] = [0, 0, 0];
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const place = found[index] as number;
      if (!fits(place)) {
        marks[place] = 0;
        continue;
      }
      found[kept++] = place;
      if (state[place] === 1) {
        billsDone += 1;
        expenseDone += expense[place] as number;
        incomeDone += income[place] as number;
      } else {
        billsOpen += 1;
        expenseOpen += expense[place] as number;
        incomeOpen += income[place] as number;
        predictOpen += predict_income[place] as number;
      }
    }
    choice.count = kept;
    return { billsOpen, billsDone, expenseOpen, expenseDone, incomeOpen, incomeDone, predictOpen };
  }
}

/** Title and remark: few names stand for all categories and accounts, so those are compared once for each name. */
function withoutNames(words: string, names: string): string {
  const start = words.indexOf(names);
  return start === -1 ? words : `${words.slice(0, start)}\n${words.slice(start + names.length)}`;
}
