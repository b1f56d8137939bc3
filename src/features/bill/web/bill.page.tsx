import { data, redirect } from 'react-router';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SORTS, type Sort } from '../bill-names.pure.ts';
import type { Route } from './+types/bill.page.ts';
import { billPath, filterQuery, isFiltered, readView } from './bill-address.ts';
import { BillCharts } from './bill-charts.tsx';
import { BillEntry } from './bill-entry.tsx';
import { BillFilters } from './bill-filters.tsx';
import { fieldsIn } from './bill-form.ts';
import { BillHeadActions } from './bill-head-actions.tsx';
import { BillList } from './bill-list.tsx';
import { BillMore } from './bill-more.tsx';
import { BillReminders } from './bill-reminders.tsx';
import { chartShapes } from './bill-shapes.ts';
import { BillTotals } from './bill-totals.tsx';
import { PhoneLedger } from './phone-ledger.tsx';
import { readPhoneCharts } from './read-phone-charts.ts';
import { useEntry } from './use-entry.ts';
import './bill.page.css';

const PAGE_SIZE = 20;

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '账单',
    description: '记一笔收支，看清每月进出；待收的款到日子提醒。只有自己看得到。',
    path: '/bill',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { user } = context.get(siteContext);
  if (!user) throw redirect(loginPath(pathname, search));
  const view = readView(searchParams);
  const filter = filterQuery(view);
  const { words: _words, done: _done, ...charted } = filter;
  const call = api(context);
  const sort = SORTS.find((known): known is Sort => known === view.sort);
  const [list, categories, accounts, tags, reminders, charts, month, budgets] = await Promise.all([
    call('GET /api/v1/bill', { query: { ...filter, sort, page: view.page, pageSize: PAGE_SIZE } }),
    call('GET /api/v1/bill/categories', {}),
    call('GET /api/v1/bill/category/account', {}),
    call('GET /api/v1/bill/tag/recent', {}),
    call('GET /api/v1/bill/reminders', {}),
    call('GET /api/v1/bill/charts', { query: charted }),
    call('GET /api/v1/bill/month', { query: { month: searchParams.get('month') ?? undefined } }),
    call('GET /api/v1/bill/budget', { query: { month: searchParams.get('month') ?? undefined } }),
  ]);
  const today = shanghaiDay(Date.now());
  const shapes = chartShapes(charts);
  const isAdding = searchParams.has('new');
  // A phone opens on the month; what was searched or filtered is shown there as on a desk.
  const asked = searchParams.get('tab');
  const isList = isAdding || isFiltered(view) || view.page > 1 || asked === 'list';
  const tab = isList ? ('list' as const) : asked === 'charts' ? ('charts' as const) : ('month' as const);
  const isYear = searchParams.get('span') === 'year';
  const phoneCharts = tab === 'charts' ? await readPhoneCharts(call, month.Month, isYear) : null;
  return {
    view,
    list,
    names: { categories, accounts, tags },
    reminders,
    charts,
    month,
    budgets,
    shapes,
    today,
    isAdding,
    tab,
    phoneCharts,
    owner: user.Id,
  };
}

/** For browsers without scripts; with them the page talks to the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { pathname, search, searchParams } = new URL(request.url);
  const result = await attemptApi(context)('POST /api/v1/bill', { body: fieldsIn(form) });
  if (result.ok) throw redirect(billPath(readView(searchParams), {}));
  if (result.status === 401) throw redirect(loginPath(pathname, search));
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return data({ errors: result.errors, message: result.message, typed }, { status: result.status });
}

export default function BillPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, list, names, reminders, charts, month, budgets, shapes, today, isAdding, tab, phoneCharts, owner } =
    loaderData;
  const entry = useEntry(isAdding || actionData !== undefined);
  return (
    <div className="bill" data-tab={tab}>
      <PageHead
        title="账单"
        note={`截至 ${Number(today.slice(0, 4))} 年 ${Number(today.slice(5, 7))} 月 ${Number(today.slice(8))} 日`}
        actions={<BillHeadActions view={view} onAdd={entry.open} />}
      />
      <BillReminders reminders={reminders} today={today} />
      <BillTotals totals={list.Totals} charts={charts} count={list.Total} />
      {entry.isOpen && (
        <BillEntry
          names={names}
          today={today}
          refused={actionData}
          onClose={entry.close}
          closePath={billPath(view, {})}
          focus={entry.focus}
        />
      )}
      <BillFilters view={view} names={names} today={today} />
      <BillCharts charts={charts} shapes={shapes} view={view} />
      <BillMore budgets={budgets} />
      <BillList view={view} list={list} names={names} today={today} onAdd={entry.open} />
      <PhoneLedger
        month={month}
        budgets={budgets}
        today={today}
        names={names}
        owner={owner}
        tab={tab}
        charts={phoneCharts}
      />
    </div>
  );
}
