import type { Slice } from '#/contract/paging.ts';
import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { ChangedBillFields, NewBillFields } from '../bill-fields.contract.ts';
import type { Sort } from '../bill-names.pure.ts';
import { billNotFound, tooManyBills } from './bill.errors.ts';
import { type Bill, changedBill, doneBill, MOST_BILLS, newBill } from './bill.rules.ts';
import type { BillStore } from './bill.store.ts';
import { type AskedFilter, filterOf, orderOf } from './bill-filter.rules.ts';
import type { BillListStore } from './bill-list.store.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf, ofState, totalsOf } from './bill-totals.rules.ts';

const REMINDERS = 20;
const ROWS_AT_ONCE = 500;
/** How long a deleted bill can be brought back. */
const KEEP_DELETED_MS = 30 * DAY_MS;

interface Needs {
  bills: BillStore;
  lists: BillListStore;
  sums: BillSumStore;
  now: () => number;
}

export type BillService = ReturnType<typeof createBillService>;

export function createBillService({ bills, lists, sums, now }: Needs) {
  const tomorrow = () => today() + DAY_MS;
  const today = () => startOfShanghaiDay(shanghaiDay(now())) ?? now();
  const found = (bill: Bill | undefined): Bill => {
    if (!bill) throw billNotFound();
    return bill;
  };
  const change = async (memberId: number, id: number, work: (bill: Bill) => Bill) =>
    found((await bills.change(memberId, id, work, now()))?.after);

  return {
    async list(memberId: number, asked: AskedFilter, sort: Sort | undefined, slice: Slice) {
      const filter = filterOf(asked);
      const { cells: all, rows } = await lists.read(memberId, filter, orderOf(sort), slice);
      const cells = ofState(all, filter.isDone);
      return { rows, total: countOf(cells), totals: totalsOf(cells) };
    },

    async add(memberId: number, fields: NewBillFields): Promise<Bill> {
      const bill = newBill(fields);
      if (countOf(await sums.read(memberId, {})) >= MOST_BILLS) throw tooManyBills();
      return bills.add(memberId, bill, now(), fields.ClientKey);
    },

    change: (memberId: number, fields: ChangedBillFields) =>
      change(memberId, fields.Id, (bill) => changedBill(bill, fields)),

    markDone: (memberId: number, id: number, arrived: number | undefined) =>
      change(memberId, id, (bill) => doneBill(bill, arrived)),

    remove: async (memberId: number, id: number) => found(await bills.remove(memberId, id, now())),
    restore: async (memberId: number, id: number) => found(await bills.restore(memberId, id)),
    eraseAll: (memberId: number) => bills.eraseAll(memberId),
    purge: () => bills.purge(now() - KEEP_DELETED_MS),

    names: (memberId: number, kind: 'category' | 'account') => sums.names(memberId, kind),

    async reminders(memberId: number) {
      return {
        today: await lists.due(memberId, today(), tomorrow(), REMINDERS),
        overdue: await lists.due(memberId, 0, today(), REMINDERS),
        overdueCount: await lists.countDue(memberId, today()),
      };
    },

    /** Everything of a filter, a piece at a time, oldest first. */
    async *all(memberId: number, asked: AskedFilter): AsyncGenerator<Bill[]> {
      const filter = filterOf(asked);
      let last: Bill | undefined;
      do {
        const some: Bill[] = await lists.after(memberId, filter, last, ROWS_AT_ONCE);
        if (some.length > 0) yield some;
        last = some.length < ROWS_AT_ONCE ? undefined : some.at(-1);
      } while (last);
    },
  };
}
