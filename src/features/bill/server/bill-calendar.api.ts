import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { calendarNotFound } from './bill.errors.ts';
import type { BillCalendarService } from './bill-calendar.service.ts';

/** The token stands in the query, which no log keeps. */
export const CALENDAR_PATH = '/bill/reminders.ics';
const WRONG_TOKENS = { max: 30, seconds: 600 };

/** For calendar programs, which cannot log in: whoever has the token reads the reminders, and nothing else. */
export function calendarRoute(calendars: BillCalendarService, limits: Limits): RawRoute {
  return {
    method: 'GET',
    path: CALENDAR_PATH,
    auth: 'visitor',
    async handle({ query }, { address, origin }) {
      const token = typeof query['token'] === 'string' ? query['token'] : '';
      const key = addressKey(address);
      await limits.guess('bill calendar', key, WRONG_TOKENS);
      if (!/^[\w-]{43}$/.test(token)) throw calendarNotFound();
      const body = await calendars.read(token, new URL(origin).hostname);
      await limits.forgive('bill calendar', key);
      return {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="bill-reminders.ics"',
          'cache-control': 'private, no-store',
        },
        body,
      };
    },
  };
}
