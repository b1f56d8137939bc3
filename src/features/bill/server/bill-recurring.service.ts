import { startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { dayNumber, dayText } from '../moment.pure.ts';
import { recurringNotFound, tooManyRecurring } from './bill.errors.ts';
import type { BillService } from './bill.service.ts';
import { daysLater } from './bill-days.rules.ts';
import {
  type FoundRecurring,
  findRecurring,
  following,
  type KeptRecurring,
  nameKey,
  nextAfter,
  type RecurringFacts,
  type Seen,
  type Upcoming,
} from './bill-recurring.rules.ts';
import { type BillRecurringStore, paidDays } from './bill-recurring.store.ts';

/** Twice a year and some: what comes once a year is seen twice. */
const LOOK_BACK_DAYS = 800;
const MOST = 200;
/** How many of the next days a calendar shows. */
const AHEAD = 6;

interface Needs {
  recurring: BillRecurringStore;
  bills: Pick<BillService, 'add'>;
  now: () => number;
}

export type BillRecurringService = ReturnType<typeof createBillRecurringService>;

/** Bills and subscriptions that come again: found in the history, confirmed by the member. */
export function createBillRecurringService({ recurring, bills, now }: Needs) {
  const today = () => dayNumber(now());

  /** Those confirmed, with a next day that is to come; what was paid meanwhile is found in the ledger. */
  async function current(memberId: number) {
    const kept = await recurring.list(memberId);
    const seen = await recurring.seen(memberId, daysLater(today(), -LOOK_BACK_DAYS));
    const items: KeptRecurring[] = [];
    for (const item of kept.filter(({ isOn }) => isOn)) {
      const nextDay = nextAfter(item, paidDays(item, seen), today());
      if (nextDay !== item.nextDay) await recurring.setNext(memberId, item.id, nextDay);
      items.push({ ...item, nextDay });
    }
    items.sort((one, other) => one.nextDay - other.nextDay);
    return { kept, items, seen };
  }

  async function read(memberId: number): Promise<{ items: KeptRecurring[]; found: FoundRecurring[]; today: number }> {
    const { kept, items, seen } = await current(memberId);
    const known = new Set(kept.map(({ key, way }) => `${way} ${key}`));
    // Who confirmed a name has confirmed each of its amounts.
    const isKnown = ({ key, way }: FoundRecurring) =>
      known.has(`${way} ${key}`) || known.has(`${way} ${key.split('|')[0]}`);
    return { items, found: findRecurring(seen, today()).filter((each) => !isKnown(each)), today: today() };
  }

  async function itemOf(memberId: number, id: number): Promise<KeptRecurring> {
    const item = (await current(memberId)).items.find((each) => each.id === id);
    if (!item) throw recurringNotFound();
    return item;
  }

  return {
    read,

    async confirm(memberId: number, said: Omit<RecurringFacts, 'key' | 'anchor'> & { key: string | undefined }) {
      const key = said.key ?? nameKey(said.title);
      const kept = await recurring.list(memberId);
      if (kept.length >= MOST && !kept.some((each) => each.key === key)) throw tooManyRecurring(MOST);
      await recurring.put(memberId, { ...said, key, anchor: said.nextDay % 100 }, true);
      return read(memberId);
    },

    async refuse(memberId: number, key: string, way: Seen['way']) {
      const { kept, found } = { kept: await recurring.list(memberId), found: (await read(memberId)).found };
      const known = [...found, ...kept].find((each) => each.key === key && each.way === way);
      if (known) await recurring.put(memberId, known, false);
      return read(memberId);
    },

    /** As often as it is asked for one day, it is one bill. What is noted early was paid today. */
    async note(memberId: number, id: number, day: number) {
      const { title, category, account, amount, way, nextDay, period, anchor } = await itemOf(memberId, id);
      if (day !== nextDay) return read(memberId);
      const paidOn = startOfShanghaiDay(dayText(Math.min(day, today())));
      await bills.add(memberId, {
        Title: title,
        CreatedTime: { at: paidOn ?? now(), hasTime: false },
        Category: category,
        Account: account,
        RemindTime: undefined,
        IsDone: undefined,
        ...(way === 'out' ? { Expense: amount } : { Income: amount }),
        ClientKey: `recurring-${id}-${nextDay}`,
      });
      await recurring.setNext(memberId, id, following(nextDay, period, anchor));
      return read(memberId);
    },

    async remove(memberId: number, id: number) {
      await recurring.put(memberId, await itemOf(memberId, id), false);
      return read(memberId);
    },

    /** The next days of each, for a calendar. */
    async upcoming(memberId: number): Promise<Upcoming[]> {
      return (await current(memberId)).items.flatMap((item) => {
        const days = [item.nextDay];
        while (days.length < AHEAD) days.push(following(days.at(-1) ?? 0, item.period, item.anchor));
        return days.map((day) => ({ ...item, day }));
      });
    },

    eraseAll: (memberId: number) => recurring.eraseAll(memberId),
  };
}
