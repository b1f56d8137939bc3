import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { yuanText } from '../money-text.pure.ts';
import { billDue } from './bill.event.ts';
import type { BillTables } from './bill.table.ts';

const AT_ONCE = 200;
const MARK = 'due';

export type BillDueStore = ReturnType<typeof createBillDueStore>;

/** Tells of open bills when the time of their reminder comes. */
export function createBillDueStore(db: AnyDatabase, events: Pick<Events, 'tell'>) {
  return {
    /**
     * Reminders that came due since the last call and were not announced; true when there may be more. The first call
     * looks back one day.
     */
    tellSome(now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<BillTables>();
        const { told_until: from } = await inside
          .insertInto('bill_due_mark')
          .values({ name: MARK, told_until: now - DAY_MS })
          // Writing first makes two processes wait for each other.
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet((update) => ({ told_until: update.ref('bill_due_mark.told_until') })),
          )
          .returning('told_until')
          .executeTakeFirstOrThrow();
        const open = inside
          .selectFrom('bill')
          .where('is_done', '=', 0)
          .where('deleted_at', 'is', null)
          .where('remind_at', '>', from)
          .where('remind_at', '<=', now);
        // Up to the moment of the last of them, so that bills of one moment stay together.
        const last = await open.select('remind_at').orderBy('remind_at').offset(AT_ONCE).limit(1).executeTakeFirst();
        const until = last?.remind_at ?? now;
        const due = await open
          .select(['id', 'member_id', 'title', 'remind_at', 'account', 'expense', 'predict_income'])
          .where('remind_at', '<=', until)
          .execute();
        for (const bill of due) {
          const amount = yuanText((bill.predict_income || bill.expense) / 100);
          await events.tell(transaction, billDue, {
            key: `bill ${bill.id} due ${bill.remind_at}`,
            memberId: bill.member_id,
            title: `${bill.title} 到期了`,
            text: [`¥${amount}`, bill.account].filter(Boolean).join(' · '),
            path: `/bill?words=${encodeURIComponent(bill.title)}#bill-${bill.id}`,
            facts: { title: bill.title, amount, day: shanghaiDay(bill.remind_at) },
          });
        }
        await inside.updateTable('bill_due_mark').set({ told_until: until }).where('name', '=', MARK).execute();
        return last !== undefined;
      });
    },
  };
}
