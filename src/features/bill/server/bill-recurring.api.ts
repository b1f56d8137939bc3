import { toYuan } from '#/contract/money.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { NO_ACCOUNT, NO_CATEGORY } from '../bill-names.pure.ts';
import { billRecurringApi, type Recurrings } from '../bill-recurring.contract.ts';
import { dayNumber, dayText } from '../moment.pure.ts';
import { perMonth, type RecurringFacts, type Seen } from './bill-recurring.rules.ts';
import type { BillRecurringService } from './bill-recurring.service.ts';

export function bindBillRecurringApi(recurring: BillRecurringService) {
  const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
  return bindApi(billRecurringApi, {
    'GET /api/v1/bill/recurring': async (_input, call) => present(await recurring.read(ownerOf(call))),
    'PUT /api/v1/bill/recurring': async ({ body }, call) =>
      present(
        await recurring.confirm(ownerOf(call), {
          key: body.Key,
          title: body.Title,
          way: wayOf(body.Way),
          amount: body.Amount,
          category: body.Category || NO_CATEGORY,
          account: body.Account || NO_ACCOUNT,
          period: body.Every,
          nextDay: dayNumber(body.NextDate.at),
        }),
      ),
    'POST /api/v1/bill/recurring/refuse': async ({ body }, call) =>
      present(await recurring.refuse(ownerOf(call), body.Key, wayOf(body.Way))),
    'POST /api/v1/bill/recurring/:Id/note': async ({ params, body }, call) =>
      present(await recurring.note(ownerOf(call), params.Id, dayNumber(body.NextDate.at))),
    'DELETE /api/v1/bill/recurring/:Id': async ({ params }, call) =>
      present(await recurring.remove(ownerOf(call), params.Id)),
  });
}

const wayOf = (way: 'expense' | 'income'): Seen['way'] => (way === 'expense' ? 'out' : 'in');

function present({ items, found, today }: Awaited<ReturnType<BillRecurringService['read']>>): Recurrings {
  const monthly = (way: Seen['way']) =>
    toYuan(items.filter((item) => item.way === way).reduce((sum, item) => sum + perMonth(item), 0));
  return {
    Items: items.map((item) => ({ Id: item.id, ...presentFacts(item), IsOverdue: item.nextDay < today })),
    Found: found.map((each) => ({
      ...presentFacts(each),
      Times: each.times,
      LastDate: dayText(each.lastDay),
      Varies: each.varies,
    })),
    Monthly: { Expense: monthly('out'), Income: monthly('in') },
  };
}

function presentFacts({ key, title, way, amount, category, account, period, nextDay }: RecurringFacts) {
  return {
    Key: key,
    Title: title,
    Way: way === 'out' ? ('expense' as const) : ('income' as const),
    Amount: toYuan(amount),
    Category: category,
    Account: account,
    Every: period,
    NextDate: dayText(nextDay),
  };
}
