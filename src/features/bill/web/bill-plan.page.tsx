import { data, Form, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Account } from '../bill-plan.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import type { Route } from './+types/bill-plan.page.ts';
import { BalanceLine } from './balance-line.tsx';
import { BillPlace } from './bill-place.tsx';
import { BudgetRow, WholeBudget } from './budget-row.tsx';
import './bill-plan.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '账户与预算',
    description: '每个账户现在有多少，这个月还能花多少，导入的账怎么归类。',
    path: '/bill/plan',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const call = api(context);
  const [accounts, budgets, rules] = await Promise.all([
    call('GET /api/v1/bill/account', {}),
    call('GET /api/v1/bill/budget', { query: {} }),
    call('GET /api/v1/bill/rule', {}),
  ]);
  return { accounts, budgets, rules };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const attempt = attemptApi(context);
  const intent = form.get('intent');
  const result =
    intent === 'account'
      ? await attempt('PUT /api/v1/bill/account', { body: { Name: text('Name'), Actual: text('Actual') } })
      : intent === 'rule'
        ? await attempt('PUT /api/v1/bill/rule', { body: { Payee: text('Payee'), Category: text('Category') } })
        : await attempt('PUT /api/v1/bill/budget', { body: { Category: text('Category'), Amount: text('Amount') } });
  if (!result.ok) return data({ message: result.message }, { status: result.status });
  throw redirect('/bill/plan');
}

export default function BillPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, budgets, rules } = loaderData;
  const whole = budgets.Budgets.find(({ Category }) => Category === '');
  const parts = budgets.Budgets.filter((each) => each !== whole).sort((one, other) => other.Amount - one.Amount);
  return (
    <div className="bill-plan">
      <BillPlace here="账户与预算" title="账户与预算" note="余额由账单和转账算出来；对账只改期初，不计收支。" />
      {actionData && (
        <p className="bill-plan-fault" role="alert">
          {actionData.message}
        </p>
      )}
      <Card title="预算" aside={`本月还有 ${budgets.DaysLeft} 天`}>
        {budgets.Budgets.length === 0 && (
          <EmptyState title="还没有预算">定一个每月的数，就能看到每天还可以花多少。</EmptyState>
        )}
        {whole && <WholeBudget budget={whole} passed={budgets.Passed} daysLeft={budgets.DaysLeft} />}
        <ul className="bill-plan-list">
          {parts.map((budget) => (
            <li key={budget.Category}>
              <BudgetRow budget={budget} passed={budgets.Passed} />
            </li>
          ))}
        </ul>
        {budgets.Budgets.length > 0 && (
          <p className="bill-plan-rule">竖线是今天。填色过了竖线，就是花得比日子快。待收、转账不算在预算里。</p>
        )}
        <Form method="post" className="bill-plan-form">
          <input type="hidden" name="intent" value="budget" />
          <Field label="分类" name="Category" size="sm" maxLength={30} placeholder="留空是全部支出" />
          <Field label="每月预算" name="Amount" size="sm" inputMode="decimal" hint="填 0 取消" required />
          <Button type="submit">定下</Button>
        </Form>
        {budgets.Others.length > 0 && (
          <ul className="bill-plan-list">
            {budgets.Others.map(({ Category, Mean }) => (
              <li key={Category}>
                <Form method="post" className="bill-plan-row">
                  <input type="hidden" name="Category" value={Category} />
                  <input type="hidden" name="Amount" value={Mean} />
                  <span>
                    {Category} <small>前三个月平均 {yuanText(Mean)}</small>
                  </span>
                  <Button type="submit" kind="line" size="sm">
                    就按这个定
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <div id="accounts">
        <Card title="账户">
          {accounts.length === 0 && <EmptyState title="还没有账户">记一笔账，账户就在这里。</EmptyState>}
          <ul className="bill-plan-list">
            {accounts.map((account) => (
              <li key={account.Name}>
                <AccountRow account={account} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <div id="rules">
        <Card title="归类规则" aside="导入时按对方归类">
          {rules.length === 0 && (
            <EmptyState title="还没有规则">改一笔导入账单的分类，下次同一个对方就按它归类。</EmptyState>
          )}
          <ul className="bill-plan-list">
            {rules.map(({ Payee, Category }) => (
              <li key={Payee}>
                <Form method="post" className="bill-plan-row">
                  <input type="hidden" name="intent" value="rule" />
                  <input type="hidden" name="Payee" value={Payee} />
                  <span>{Payee}</span>
                  <input
                    name="Category"
                    defaultValue={Category}
                    maxLength={30}
                    aria-label={`${Payee}的分类，留空删除`}
                  />
                  <Button type="submit" kind="line" size="sm">
                    保存
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <Form method="post" className="bill-plan-form">
            <input type="hidden" name="intent" value="rule" />
            <Field label="对方" name="Payee" size="sm" maxLength={200} placeholder="湖滨面馆" required />
            <Field label="归到" name="Category" size="sm" maxLength={30} placeholder="餐饮" required />
            <Button type="submit">加一条</Button>
          </Form>
        </Card>
      </div>
    </div>
  );
}

function AccountRow({ account: { Name, Balance, Months, ReconciledTime } }: { account: Account }) {
  const Before = Months.at(-2);
  return (
    <Form method="post" className="bill-plan-row">
      <input type="hidden" name="intent" value="account" />
      <input type="hidden" name="Name" value={Name} />
      <span>
        {Name}
        <small>
          {Before && `上月末 ${yuanText(Before.Balance)}`}
          {ReconciledTime && `，${ReconciledTime.slice(0, 10)} 对过账`}
        </small>
      </span>
      <BalanceLine name={Name} months={Months} />
      <b className="num">{yuanText(Balance)}</b>
      <input name="Actual" inputMode="decimal" placeholder="实际余额" aria-label={`${Name}的实际余额`} required />
      <Button type="submit" kind="line" size="sm">
        对账
      </Button>
    </Form>
  );
}
