import { toYuan } from '#/contract/money.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { type Account, type Budgets, billPlanApi } from '../bill-plan.contract.ts';
import { dayText } from '../moment.pure.ts';
import { firstDay } from './bill-days.rules.ts';
import type { BillPlanService } from './bill-plan.service.ts';

type AccountRow = Awaited<ReturnType<BillPlanService['accounts']>>[number];
type BudgetRows = Awaited<ReturnType<BillPlanService['budgets']>>;

export function bindBillPlanApi(plans: BillPlanService) {
  const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
  const presentRules = (rules: readonly { payee: string; category: string }[]) =>
    rules.map(({ payee, category }) => ({ Payee: payee, Category: category }));
  return bindApi(billPlanApi, {
    'GET /api/v1/bill/rule': async (_input, call) => presentRules(await plans.rules(ownerOf(call))),
    'PUT /api/v1/bill/rule': async ({ body }, call) =>
      presentRules(await plans.setRule(ownerOf(call), body.Payee, body.Category)),
    'GET /api/v1/bill/account': async (_input, call) => (await plans.accounts(ownerOf(call))).map(presentAccount),
    'PUT /api/v1/bill/account': async ({ body: { Name, Opening, Actual } }, call) => {
      const said = {
        ...(Opening !== undefined && { opening: Opening }),
        ...(Actual !== undefined && { actual: Actual }),
      };
      return presentAccount(await plans.setAccount(ownerOf(call), Name, said));
    },
    'GET /api/v1/bill/budget': async ({ query }, call) =>
      presentBudgets(await plans.budgets(ownerOf(call), monthNumber(query.month))),
    'PUT /api/v1/bill/budget': async ({ body }, call) =>
      presentBudgets(await plans.setBudget(ownerOf(call), body.Category, body.Amount)),
  });
}

const monthText = (month: number) => dayText(firstDay(month)).slice(0, 7);
export const monthNumber = (month: string | undefined) => (month ? Number(month.replace('-', '')) : undefined);

function presentAccount({ name, opening, balance, months, reconciledAt }: AccountRow): Account {
  return {
    Name: name,
    Opening: toYuan(opening),
    Balance: toYuan(balance),
    Months: months.map((each) => ({ Month: monthText(each.month), Balance: toYuan(each.balance) })),
    ReconciledTime: reconciledAt === null ? null : toShanghaiIso(reconciledAt),
  };
}

function presentBudgets({ month, daysLeft, passed, rows, others }: BudgetRows): Budgets {
  return {
    Month: monthText(month),
    DaysLeft: daysLeft,
    Passed: passed,
    Budgets: rows.map(({ category, amount, spent, left, perDay, state }) => ({
      Category: category,
      Amount: toYuan(amount),
      Spent: toYuan(spent),
      Left: toYuan(left),
      PerDay: toYuan(perDay),
      State: state,
    })),
    Others: others.map(({ category, mean }) => ({ Category: category, Mean: toYuan(mean) })),
  };
}
