import { toYuan } from '#/contract/money.pure.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { billTagApi } from '../bill-tag.contract.ts';
import type { BillTagStore } from './bill-tag.store.ts';

export function bindBillTagApi(tags: BillTagStore) {
  return bindApi(billTagApi, {
    'GET /api/v1/bill/tag': async (_input, { caller }) =>
      (await tags.sums(memberOf(caller).memberId)).map(({ name, count, expense, income, lastAt }) => ({
        Name: name,
        Count: count,
        Expense: toYuan(expense),
        Income: toYuan(income),
        LastDate: shanghaiDay(lastAt),
      })),
    'GET /api/v1/bill/tag/recent': (_input, { caller }) => tags.recent(memberOf(caller).memberId),
  });
}
