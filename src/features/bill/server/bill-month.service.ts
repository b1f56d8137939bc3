import type { NewTransferFields } from '../bill-fields.contract.ts';
import { dayNumber, dayText } from '../moment.pure.ts';
import { transferNotFound } from './bill.errors.ts';
import type { Bill } from './bill.rules.ts';
import { firstDay, lastDay, monthOf } from './bill-days.rules.ts';
import { orderOf } from './bill-filter.rules.ts';
import type { BillListStore } from './bill-list.store.ts';
import { type Cells, NO_CELLS } from './bill-sum.rules.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf, totalsOf } from './bill-totals.rules.ts';
import type { BillTransferStore, Transfer } from './bill-transfer.store.ts';

/** More than a phone is scrolled through. */
const MOST_ROWS = 500;

interface Needs {
  lists: Pick<BillListStore, 'read'>;
  sums: Pick<BillSumStore, 'byMonth'>;
  transfers: BillTransferStore;
  now: () => number;
}

export interface DayOfMonth {
  day: number;
  cells: Cells;
  bills: Bill[];
  transfers: Transfer[];
}

export type BillMonthService = ReturnType<typeof createBillMonthService>;

/** A month as a phone shows it, and the money that moved between own accounts. */
export function createBillMonthService({ lists, sums, transfers, now }: Needs) {
  return {
    /** 202611, or this month. */
    async read(memberId: number, asked: number | undefined) {
      const month = asked ?? monthOf(dayNumber(now()));
      const [fromDay, toDay] = [firstDay(month), lastDay(month)];
      const slice = { limit: MOST_ROWS, offset: 0 };
      const { cells, rows } = await lists.read(memberId, { fromDay, toDay, words: [] }, orderOf(), slice);
      // Days are asked for as months are: both are keys of the same sums.
      const byDay = await sums.byMonth(memberId, {}, fromDay, toDay);
      const moved = await transfers.between(memberId, fromDay, toDay, MOST_ROWS);
      const days = new Map<number, DayOfMonth>();
      const at = (day: number) => {
        const known = days.get(day) ?? { day, cells: byDay.get(day) ?? NO_CELLS, bills: [], transfers: [] };
        days.set(day, known);
        return known;
      };
      // A day whose bills found no room is still a day of the month.
      for (const day of byDay.keys()) at(day);
      for (const bill of rows) at(dayNumber(bill.createdAt)).bills.push(bill);
      for (const transfer of moved) at(dayNumber(transfer.at)).transfers.push(transfer);
      return {
        month: dayText(fromDay).slice(0, 7),
        total: countOf(cells),
        totals: totalsOf(cells),
        days: [...days.values()].sort((one, other) => other.day - one.day),
      };
    },

    addTransfer: (memberId: number, { From, To, Amount, CreatedTime, Title, ClientKey }: NewTransferFields) =>
      transfers.add(
        memberId,
        { fromAccount: From, toAccount: To, amount: Amount, at: CreatedTime.at, title: Title || `${From} → ${To}` },
        ClientKey,
      ),

    async removeTransfer(memberId: number, id: number): Promise<Transfer> {
      const transfer = await transfers.remove(memberId, id);
      if (!transfer) throw transferNotFound();
      return transfer;
    },

    eraseAll: (memberId: number) => transfers.eraseAll(memberId),
  };
}
