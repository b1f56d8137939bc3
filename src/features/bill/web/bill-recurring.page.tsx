import { data, Form, redirect } from 'react-router';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { yuanText } from '../money-text.pure.ts';
import { PERIOD_NAMES, PERIODS } from '../period.pure.ts';
import type { Route } from './+types/bill-recurring.page.ts';
import { BillPlace } from './bill-place.tsx';
import { FoundRow, RecurringRow } from './recurring-row.tsx';
import './bill-plan.css';
import './bill-recurring.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '周期与订阅',
    description: '房租、会员、工资：从账单里找出按期来的，到日子提醒。',
    path: '/bill/recurring',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  return { recurring: await api(context)('GET /api/v1/bill/recurring', {}), today: shanghaiDay(Date.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await answerOf(attemptApi(context), form);
  if (!result.ok) {
    const message = result.errors.map(({ Message }) => Message).join('；') || result.message;
    return data({ message }, { status: result.status });
  }
  throw redirect('/bill/recurring');
}

function answerOf(attempt: ReturnType<typeof attemptApi>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const Way = text('Way') === 'income' ? ('income' as const) : ('expense' as const);
  const params = { Id: text('Id') };
  switch (text('intent')) {
    case 'note':
      return attempt('POST /api/v1/bill/recurring/:Id/note', { params, body: { NextDate: text('NextDate') } });
    case 'remove':
      return attempt('DELETE /api/v1/bill/recurring/:Id', { params });
    case 'refuse':
      return attempt('POST /api/v1/bill/recurring/refuse', { body: { Key: text('Key'), Way } });
    default: {
      const said = {
        Title: text('Title'),
        Amount: text('Amount'),
        Category: text('Category'),
        Account: text('Account'),
      };
      const Every = PERIODS.find((period) => period === text('Every')) ?? 'month';
      const Key = text('Key') || undefined;
      return attempt('PUT /api/v1/bill/recurring', { body: { ...said, Key, Way, Every, NextDate: text('NextDate') } });
    }
  }
}

export default function BillRecurringPage({ loaderData, actionData }: Route.ComponentProps) {
  const { Items, Found, Monthly } = loaderData.recurring;
  return (
    <div className="bill-plan">
      <BillPlace
        here="周期与订阅"
        title="周期与订阅"
        note="到日子在消息里提醒，也在日历订阅里；账单里已经有的一次自动算付过。"
      />
      {actionData && (
        <p className="bill-plan-fault" role="alert">
          {actionData.message}
        </p>
      )}
      {Found.length > 0 && (
        <Card title="看起来是按期来的" aside={`${Found.length} 项，等你确认`}>
          <ul className="bill-plan-list">
            {Found.map((found) => (
              <li key={`${found.Way}${found.Key}`}>
                <FoundRow found={found} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="已确认" aside={Items.length > 0 && monthlyText(Monthly)}>
        {Items.length === 0 && (
          <EmptyState title="还没有周期账单">
            {Found.length > 0 ? '上面找到的，确认后就在这里。' : '记上几个月，按期来的会自己找出来；也可以在下面添加。'}
          </EmptyState>
        )}
        <ul className="bill-plan-list">
          {Items.map((item) => (
            <li key={item.Id} id={`recurring-${item.Id}`}>
              <RecurringRow item={item} today={loaderData.today} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="自己添加">
        <Form method="post" className="bill-recurring-form">
          <Field label="名称" name="Title" maxLength={100} placeholder="房租" required />
          <Field label="金额" name="Amount" inputMode="decimal" required />
          <Select
            label="收支"
            name="Way"
            options={[
              { value: 'expense', label: '支出' },
              { value: 'income', label: '收入' },
            ]}
          />
          <Select
            label="周期"
            name="Every"
            defaultValue="month"
            options={PERIODS.map((value) => ({ value, label: PERIOD_NAMES[value] }))}
          />
          <Field label="下次日期" name="NextDate" type="date" defaultValue={loaderData.today} required />
          <Field label="账户" name="Account" maxLength={30} placeholder="不填是默认账户" />
          <Button type="submit">添加</Button>
        </Form>
      </Card>
    </div>
  );
}

function monthlyText({ Expense, Income }: { Expense: number; Income: number }): string {
  const parts = [Expense > 0 && `支出约 ${yuanText(Expense)}`, Income > 0 && `收入约 ${yuanText(Income)}`];
  return `平均每月${parts.filter(Boolean).join('，')}`;
}
