import { sql } from 'kysely';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { dayNumber, dayText } from '../moment.pure.ts';
import { yuanText } from '../money-text.pure.ts';
import { PERIOD_NAMES, type Period } from '../period.pure.ts';
import { billRecurring } from './bill.event.ts';
import { daysLater } from './bill-days.rules.ts';
import {
  type KeptRecurring,
  keysOf,
  nextAfter,
  type RecurringFacts,
  type Seen,
  slackOf,
} from './bill-recurring.rules.ts';
import type { BillRecurringTables } from './bill-recurring.table.ts';

/** Newest first; more are more than a rhythm needs. */
const MOST_SEEN = 20_000;
const AT_ONCE = 200;
/** At nine in the morning of its day. */
const HOUR = (9 * DAY_MS) / 24;

export type BillRecurringStore = ReturnType<typeof createBillRecurringStore>;

export function createBillRecurringStore(db: AnyDatabase, events: Pick<Events, 'tell'>) {
  const tables = db.withTables<BillRecurringTables>();
  const own = (memberId: number) => tables.selectFrom('bill_recurring').selectAll().where('member_id', '=', memberId);

  /** What a member spent or got since a day: under whose name, how much. */
  async function seen(memberId: number, fromDay: number, inside: AnyDatabase = db): Promise<Seen[]> {
    const { rows } = await sql<Seen>`select coalesce(payee, title) as name,
        case when expense > 0 then 'out' else 'in' end as way,
        case when expense > 0 then expense else income end as amount, day, category, account
      from bill where member_id = ${memberId} and deleted_at is null and day >= ${fromDay}
        and (expense = 0) <> (income = 0) and category <> '退款'
      order by day desc, id desc limit ${MOST_SEEN}`.execute(inside);
    return rows;
  }

  return {
    seen,

    async list(memberId: number): Promise<KeptRecurring[]> {
      const rows = await own(memberId).orderBy('next_day').orderBy('id').execute();
      return rows.map(toKept);
    },

    async put(memberId: number, facts: RecurringFacts, isOn: boolean): Promise<void> {
      const { anchor, key, way, title, category, account, amount, period } = facts;
      const said = { is_on: isOn ? 1 : 0, title, category, account, amount, period, anchor, next_day: facts.nextDay };
      await tables
        .insertInto('bill_recurring')
        .values({ member_id: memberId, key, way, ...said })
        .onConflict((conflict) => conflict.columns(['member_id', 'key', 'way']).doUpdateSet(said))
        .execute();
    },

    async setNext(memberId: number, id: number, nextDay: number): Promise<void> {
      await tables
        .updateTable('bill_recurring')
        .set({ next_day: nextDay })
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute();
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_recurring').where('member_id', '=', memberId).execute();
    },

    /** Announces those whose day has come and that were not entered yet; true when there may be more. */
    tellSome: (now: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<BillRecurringTables>();
        const today = dayNumber(now);
        const due = await inside
          .selectFrom('bill_recurring')
          .selectAll()
          .where('is_on', '=', 1)
          .where('next_day', '<=', dayNumber(now - HOUR))
          .where('told_day', '<', sql.ref<number>('next_day'))
          .orderBy('next_day')
          .limit(AT_ONCE)
          .execute();
        for (const row of due) {
          const kept = toKept(row);
          const since = daysLater(kept.nextDay, -slackOf(kept.period));
          const paid = paidDays(kept, await seen(row.member_id, since, transaction));
          const next = nextAfter(kept, paid, today);
          const isDue = next === kept.nextDay;
          if (isDue) {
            const amount = yuanText(kept.amount / 100);
            await events.tell(transaction, billRecurring, {
              key: `recurring ${kept.id} ${next}`,
              memberId: row.member_id,
              title: `${kept.title} 今天${kept.way === 'out' ? '要付' : '该到账'}`,
              text: [`${PERIOD_NAMES[kept.period]} ¥${amount}`, kept.account].join(' · '),
              path: `/bill/recurring#recurring-${kept.id}`,
              facts: { title: kept.title, amount, day: dayText(next) },
            });
          }
          await inside
            .updateTable('bill_recurring')
            .set(isDue ? { told_day: next } : { next_day: next })
            .where('id', '=', kept.id)
            .execute();
        }
        return due.length === AT_ONCE;
      }),
  };
}

/** On which days bills came that are this one. */
export function paidDays({ key, way }: Pick<RecurringFacts, 'key' | 'way'>, seen: readonly Seen[]): number[] {
  return seen.filter((each) => each.way === way && keysOf(each).includes(key)).map(({ day }) => day);
}

type Row = Omit<BillRecurringTables['bill_recurring'], 'id' | 'told_day'> & { id: number };

function toKept(row: Row): KeptRecurring {
  const { id, key, title, category, account, amount, anchor } = row;
  // The table's own check and the contract admit no others.
  const [way, period] = [row.way as Seen['way'], row.period as Period];
  return {
    id,
    key,
    way,
    title,
    category,
    account,
    amount,
    period,
    anchor,
    nextDay: row.next_day,
    isOn: row.is_on === 1,
  };
}
