import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { dayNumber } from '../moment.pure.ts';
import { aBill, anyBill } from './bill.fixture.ts';
import { type Bill, type BillFacts, profitOf } from './bill.rules.ts';
import { createBillStore } from './bill.store.ts';
import { type Filter, orderOf } from './bill-filter.rules.ts';
import { createBillListStore } from './bill-list.store.ts';
import { countOf, ofState, type Totals, totalsOf } from './bill-totals.rules.ts';

const CATEGORIES = ['餐饮', '房租', '副业'];
const ACCOUNTS = ['支付宝', '微信'];
const NO_WORDS: Filter = { words: [] };
const NOTHING = { limit: 1, offset: 0 };

type Step =
  | { kind: 'add'; member: 0 | 1; bill: BillFacts }
  | { kind: 'change' | 'remove' | 'restore'; member: 0 | 1; pick: number; bill: BillFacts };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), member: fc.constantFrom(0, 1), bill: anyBill }),
  fc.record({
    kind: fc.constantFrom('change' as const, 'remove' as const, 'restore' as const),
    member: fc.constantFrom(0, 1),
    pick: fc.nat(),
    bill: anyBill,
  }),
);

const anyFilter: fc.Arbitrary<Filter> = fc.record({
  category: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
  account: fc.option(fc.constantFrom(...ACCOUNTS), { nil: undefined }),
  isDone: fc.option(fc.boolean(), { nil: undefined }),
  fromDay: fc.option(fc.constantFrom(20260201, 20261101, 20261116), { nil: undefined }),
  toDay: fc.option(fc.constantFrom(20260131, 20261115, 20261231), { nil: undefined }),
  words: fc.constantFrom([], [], ['%'], ['房租', '11'], ['coffee'], ['餐饮'], ['没有的词']),
});

/** What the definitions say, added up the long way. */
function defined(bills: readonly Bill[]): Totals {
  const sum = (value: (bill: Bill) => number) => bills.reduce((total, bill) => total + value(bill), 0);
  return {
    expense: sum(({ expense }) => expense),
    income: sum(({ income }) => income),
    predictIncome: sum(({ isDone, predictIncome }) => (isDone ? 0 : predictIncome)),
    profit: sum(profitOf),
    receiptProfit: sum(({ isDone, income, expense }) => (isDone ? income - expense : 0)),
  };
}

function fits(bill: Bill, { category, account, isDone, fromDay = 0, toDay = 99_999_999, words }: Filter): boolean {
  const day = dayNumber(bill.createdAt);
  const text = `${bill.title}\n${bill.category}\n${bill.account}`.toLowerCase();
  return (
    (category ?? bill.category) === bill.category &&
    (account ?? bill.account) === bill.account &&
    (isDone ?? bill.isDone) === bill.isDone &&
    day >= fromDay &&
    day <= toDay &&
    words.every((word) => text.includes(word))
  );
}

let members = 0;

/** Plays the steps of two new members on the database and on plain lists. */
async function play(database: Database, steps: readonly Step[]) {
  const store = createBillStore(database.db);
  const ids: number[] = [];
  members += 1;
  for (const name of [`小满${members}`, `谷雨${members}`]) {
    await loginHeaders(database.db, name, 0);
    const row = await database.db
      .withTables<{ member: { id: number; username: string } }>()
      .selectFrom('member')
      .select('id')
      .where('username', '=', name)
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  const live: Bill[][] = [[], []];
  const gone: Bill[][] = [[], []];
  for (const step of steps) {
    const memberId = ids[step.member] ?? 0;
    const own = live[step.member] ?? [];
    const dead = gone[step.member] ?? [];
    if (step.kind === 'add') {
      own.push(await store.add(memberId, step.bill, 1));
      continue;
    }
    const from = step.kind === 'restore' ? dead : own;
    const index = from.length > 0 ? step.pick % from.length : 0;
    const bill = from[index];
    if (!bill) continue;
    if (step.kind === 'change') {
      await store.change(memberId, bill.id, (before) => ({ ...before, ...step.bill }), 2);
      own[index] = { ...bill, ...step.bill };
    } else {
      const moved = step.kind === 'remove' ? store.remove(memberId, bill.id, 3) : store.restore(memberId, bill.id);
      expect(await moved).toEqual(bill);
      from.splice(index, 1);
      (step.kind === 'remove' ? dead : own).push(bill);
    }
  }
  return { memberId: ids[0] ?? 0, bills: live[0] ?? [], lists: createBillListStore(database) };
}

describeOnEachDatabase('the laws of the ledger', (open, engine) => {
  const runs = { numRuns: engine === 'sqlite' ? 60 : 20 };

  test('lists and totals are what the definitions say, after any changes, under any filter, on every page', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 30 }),
        fc.array(anyFilter, { minLength: 6, maxLength: 6 }),
        async (steps, filters) => {
          const { memberId, bills, lists } = await play(database, steps);
          for (const filter of filters) {
            const expected = bills.filter((bill) => fits(bill, filter));
            const cells = ofState((await lists.read(memberId, filter, orderOf(), NOTHING)).cells, filter.isDone);
            expect(totalsOf(cells)).toEqual(defined(expected));
            expect(countOf(cells)).toBe(expected.length);
            for (const sort of ['-CreatedTime', 'CreatedTime', '-Profit', 'Expense'] as const) {
              const order = orderOf(sort);
              const pages: Bill[] = [];
              for (let offset = 0; offset <= expected.length; offset += 3) {
                pages.push(...(await lists.read(memberId, filter, order, { limit: 3, offset })).rows);
              }
              expect(pages).toEqual([...expected].sort(inOrder(sort)));
            }
          }
        },
      ),
      runs,
    );
  });

  test('profit is income and what is expected less expense; categories, accounts and states add up to the whole', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
        const { memberId, lists } = await play(database, steps);
        const totals = async (filter: Partial<Filter>) =>
          totalsOf(
            ofState((await lists.read(memberId, { ...NO_WORDS, ...filter }, orderOf(), NOTHING)).cells, filter.isDone),
          );
        const whole = await totals({});
        expect(whole.profit).toBe(whole.income + whole.predictIncome - whole.expense);
        const done = await totals({ isDone: true });
        expect(done.profit).toBe(done.receiptProfit);
        const parts = [
          CATEGORIES.map((category) => ({ category })),
          ACCOUNTS.map((account) => ({ account })),
          CATEGORIES.flatMap((category) => ACCOUNTS.map((account) => ({ category, account }))),
          [{ isDone: true }, { isDone: false }],
          [{ toDay: 20260201 }, { fromDay: 20260202 }],
        ];
        for (const filters of parts) expect(added(await Promise.all(filters.map(totals)))).toEqual(whole);
      }),
      runs,
    );
  });

  test('changes of one member at the same time lose nothing', async () => {
    const database = await open();
    const { memberId, lists } = await play(database, []);
    const store = createBillStore(database.db);
    const bill = await store.add(memberId, aBill({ expense: 10 }), 1);
    await Promise.all([
      ...Array.from({ length: 8 }, () => store.add(memberId, aBill({ expense: 20 }), 1)),
      ...Array.from({ length: 8 }, () =>
        store.change(memberId, bill.id, (before) => ({ ...before, expense: before.expense + 10 }), 2),
      ),
    ]);
    expect(totalsOf((await lists.read(memberId, NO_WORDS, orderOf(), NOTHING)).cells).expense).toBe(
      8 * 20 + 10 + 8 * 10,
    );
  });
});

function added(parts: readonly Totals[]): Totals {
  return parts.reduce((sum, part) => ({
    expense: sum.expense + part.expense,
    income: sum.income + part.income,
    profit: sum.profit + part.profit,
    predictIncome: sum.predictIncome + part.predictIncome,
    receiptProfit: sum.receiptProfit + part.receiptProfit,
  }));
}

function inOrder(sort: '-CreatedTime' | 'CreatedTime' | '-Profit' | 'Expense') {
  const value = (bill: Bill) =>
    sort === 'Expense' ? bill.expense : sort === '-Profit' ? profitOf(bill) : bill.createdAt;
  const sign = sort.startsWith('-') ? -1 : 1;
  return (one: Bill, other: Bill) => sign * (value(one) - value(other) || one.id - other.id);
}
