import fc from 'fast-check';
import { startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { dayText } from '../moment.pure.ts';
import type { BillFacts } from './bill.rules.ts';

const at = (day: number) => startOfShanghaiDay(dayText(day)) ?? 0;

export function aBill(facts: Partial<BillFacts> = {}): BillFacts {
  const createdAt = facts.createdAt ?? at(20261115);
  return {
    title: '超市采购',
    category: '餐饮',
    account: '支付宝',
    remark: '',
    createdAt,
    remindAt: createdAt,
    isDone: false,
    expense: 0,
    income: 0,
    predictIncome: 0,
    predictOriginal: null,
    ...facts,
  };
}

const fen = fc.oneof(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom(0, 1, 10, 20, 30, 9_999_999_999));

/** Few names and few days, so that bills meet in the same sums. */
export const anyBill: fc.Arbitrary<BillFacts> = fc
  .record({
    title: fc.constantFrom('工资', '房租 11 月', '100%_棉', 'Coffee'),
    category: fc.constantFrom('餐饮', '房租', '副业'),
    account: fc.constantFrom('支付宝', '微信'),
    isDone: fc.boolean(),
    expense: fen,
    income: fen,
    predictIncome: fen,
    createdAt: fc.constantFrom(20260131, 20260201, 20261101, 20261115, 20261130).map(at),
  })
  .map((facts) => aBill(facts));
