import type { api } from '#/web/api.ts';
import { chartShapes } from './bill-shapes.ts';

export type PhoneChartsRead = Awaited<ReturnType<typeof readPhoneCharts>>;

/** What the second tab of the phone shows: a month or its year, and the present number of everything that is rare. */
export async function readPhoneCharts(call: ReturnType<typeof api>, month: string, isYear: boolean) {
  const year = month.slice(0, 4);
  const lastDay = new Date(Date.UTC(Number(year), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  const span = isYear ? { from: `${year}-01-01`, to: `${year}-12-31` } : { from: `${month}-01`, to: lastDay };
  const [list, charts, accounts, recurring] = await Promise.all([
    call('GET /api/v1/bill', { query: { ...span, pageSize: 1 } }),
    call('GET /api/v1/bill/charts', { query: span }),
    call('GET /api/v1/bill/account', {}),
    call('GET /api/v1/bill/recurring', {}),
  ]);
  return {
    isYear,
    span,
    totals: list.Totals,
    charts,
    shapes: chartShapes(charts),
    accounts: { count: accounts.length, sum: accounts.reduce((sum, { Balance }) => sum + Balance, 0) },
    recurring: { count: recurring.Items.length, next: recurring.Items[0]?.NextDate },
  };
}
