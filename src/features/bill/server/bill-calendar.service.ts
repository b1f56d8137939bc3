import { createHash } from 'node:crypto';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { calendarNotFound } from './bill.errors.ts';
import { calendarOf } from './bill-calendar.rules.ts';
import type { BillCalendarStore } from './bill-calendar.store.ts';
import type { BillListStore } from './bill-list.store.ts';
import type { BillRecurringService } from './bill-recurring.service.ts';

const EVENTS = 1000;
const PAST_MS = 400 * DAY_MS;
const AHEAD_MS = 800 * DAY_MS;

interface Needs {
  calendars: BillCalendarStore;
  lists: BillListStore;
  recurring: Pick<BillRecurringService, 'upcoming'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export type BillCalendarService = ReturnType<typeof createBillCalendarService>;

export function createBillCalendarService({ calendars, lists, recurring, now, randomBytes }: Needs) {
  return {
    createdAt: (memberId: number) => calendars.createdAt(memberId),
    stop: (memberId: number) => calendars.remove(memberId),

    /** The token is shown only here. An older one becomes void. */
    async start(memberId: number): Promise<{ token: string; createdAt: number }> {
      const token = Buffer.from(randomBytes(32)).toString('base64url');
      const createdAt = now();
      await calendars.put(memberId, hashOf(token), createdAt);
      return { token, createdAt };
    },

    async read(token: string, host: string): Promise<string> {
      const memberId = await calendars.ownerOf(hashOf(token));
      if (memberId === undefined) throw calendarNotFound();
      const bills = await lists.due(memberId, now() - PAST_MS, now() + AHEAD_MS, EVENTS);
      return calendarOf(bills, { upcoming: await recurring.upcoming(memberId), now: now(), host });
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
