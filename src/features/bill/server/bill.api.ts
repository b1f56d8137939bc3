import { toYuan } from '#/contract/money.pure.ts';
import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { billApi } from '../bill.contract.ts';
import { dayText } from '../moment.pure.ts';
import { presentBill, presentTotals, presentTransfer } from './bill.present.ts';
import type { Bill } from './bill.rules.ts';
import type { BillService } from './bill.service.ts';
import { CALENDAR_PATH } from './bill-calendar.api.ts';
import type { BillCalendarService } from './bill-calendar.service.ts';
import type { BillChartService } from './bill-chart.service.ts';
import type { BillMonthService } from './bill-month.service.ts';
import { monthNumber } from './bill-plan.api.ts';
import { totalsOf } from './bill-totals.rules.ts';

interface Needs {
  bills: BillService;
  charts: BillChartService;
  calendars: BillCalendarService;
  months: BillMonthService;
  now: () => number;
}

export function bindBillApi({ bills, charts, calendars, months, now }: Needs) {
  const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
  const present = (bill: Bill) => presentBill(bill, now());
  return bindApi(billApi, {
    'GET /api/v1/bill': async ({ query: { sort, ...query } }, call) => {
      const { rows, total, totals } = await bills.list(ownerOf(call), query, sort, sliceOf(query));
      return { ...toPage(rows.map(present), total, query), Totals: presentTotals(totals) };
    },
    'POST /api/v1/bill': async ({ body }, call) => present(await bills.add(ownerOf(call), body)),
    'PUT /api/v1/bill': async ({ body }, call) => present(await bills.change(ownerOf(call), body)),
    'DELETE /api/v1/bill/:Id': async ({ params }, call) => present(await bills.remove(ownerOf(call), params.Id)),
    'POST /api/v1/bill/:Id/restore': async ({ params }, call) => present(await bills.restore(ownerOf(call), params.Id)),
    'POST /api/v1/bill/:Id/done': async ({ params, body }, call) =>
      present(await bills.markDone(ownerOf(call), params.Id, body.Arrived)),
    'GET /api/v1/bill/month': async ({ query }, call) => {
      const { month, total, totals, days } = await months.read(ownerOf(call), monthNumber(query.month));
      return {
        Month: month,
        Total: total,
        Totals: presentTotals(totals),
        Days: days.map(({ day, cells, bills: some, transfers }) => ({
          Day: dayText(day),
          Expense: toYuan(totalsOf(cells).expense),
          Income: toYuan(totalsOf(cells).income),
          Bills: some.map(present),
          Transfers: transfers.map(presentTransfer),
        })),
      };
    },
    'POST /api/v1/bill/transfer': async ({ body }, call) =>
      presentTransfer(await months.addTransfer(ownerOf(call), body)),
    'DELETE /api/v1/bill/transfer/:Id': async ({ params }, call) =>
      presentTransfer(await months.removeTransfer(ownerOf(call), params.Id)),
    'GET /api/v1/bill/categories': (_input, call) => bills.names(ownerOf(call), 'category'),
    'GET /api/v1/bill/category/account': (_input, call) => bills.names(ownerOf(call), 'account'),
    'GET /api/v1/bill/reminders': async (_input, call) => {
      const { today, overdue, overdueCount } = await bills.reminders(ownerOf(call));
      return { Today: today.map(present), Overdue: overdue.map(present), OverdueCount: overdueCount };
    },
    'GET /api/v1/bill/charts': ({ query }, call) => charts.read(ownerOf(call), query),
    'GET /api/v1/bill/calendar': async (_input, call) => {
      const createdAt = await calendars.createdAt(ownerOf(call));
      return { CreatedTime: createdAt === null ? null : toShanghaiIso(createdAt) };
    },
    'POST /api/v1/bill/calendar': async (_input, call) => {
      const { token, createdAt } = await calendars.start(ownerOf(call));
      return { Url: `${call.origin}${CALENDAR_PATH}?token=${token}`, CreatedTime: toShanghaiIso(createdAt) };
    },
    'DELETE /api/v1/bill/calendar': (_input, call) => calendars.stop(ownerOf(call)),
  });
}
