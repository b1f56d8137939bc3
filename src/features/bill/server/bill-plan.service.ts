import { dayNumber } from '../moment.pure.ts';
import { monthOf, monthsLater } from './bill-days.rules.ts';
import { budgetState, monthOn } from './bill-plan.rules.ts';
import type { BillPlanStore } from './bill-plan.store.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { totalsOf } from './bill-totals.rules.ts';
import type { CategoryRuleStore } from './category-rule.store.ts';

const MONTHS = 12;
const BEFORE = 3;
const FIRST_MONTH = 190_001;
const LAST_MONTH = 299_912;

interface Needs {
  plans: BillPlanStore;
  rules: Pick<CategoryRuleStore, 'list' | 'set' | 'remove'>;
  sums: Pick<BillSumStore, 'names' | 'byMonth'>;
  now: () => number;
}

export type BillPlanService = ReturnType<typeof createBillPlanService>;

/** Balances and budgets: what the bills come to, beside what the member says about accounts and months. */
export function createBillPlanService({ plans, rules, sums, now }: Needs) {
  async function accounts(memberId: number) {
    const said = await plans.accounts(memberId);
    const moved = await plans.moved(memberId);
    const used = await sums.names(memberId, 'account');
    const names = [...new Set([...used, ...said.keys(), ...moved.map(({ name }) => name)])];
    const thisMonth = monthOf(dayNumber(now()));
    const first = monthsLater(thisMonth, 1 - MONTHS);
    const all = [];
    for (const name of names) {
      const { opening = 0, reconciledAt = null } = said.get(name) ?? {};
      const changes = new Map<number, number>();
      const add = (month: number, fen: number) => changes.set(month, (changes.get(month) ?? 0) + fen);
      for (const [month, cells] of await sums.byMonth(memberId, { account: name }, FIRST_MONTH, LAST_MONTH)) {
        const { income, expense } = totalsOf(cells);
        add(month, income - expense);
      }
      for (const each of moved) if (each.name === name) add(each.month, each.amount);
      const until = (last: number) =>
        [...changes].reduce((sum, [month, fen]) => (month <= last ? sum + fen : sum), opening);
      const months = Array.from({ length: MONTHS }, (_, index) => {
        const month = monthsLater(first, index);
        return { month, balance: until(month) };
      });
      all.push({ name, opening, balance: until(LAST_MONTH), months, reconciledAt });
    }
    return all;
  }

  async function budgets(memberId: number, asked: number | undefined) {
    const month = asked ?? monthOf(dayNumber(now()));
    const when = monthOn(month, now());
    const spentIn = async (category: string, from: number, to: number) => {
      const of = category === '' ? {} : { category };
      const cells = await sums.byMonth(memberId, of, from, to);
      return [...cells.values()].reduce((sum, each) => sum + totalsOf(each).expense, 0);
    };
    const said = await plans.budgets(memberId);
    const rows = [];
    for (const [category, amount] of said)
      rows.push({ category, ...budgetState(amount, await spentIn(category, month, month), when) });
    const others = [];
    for (const category of (await sums.names(memberId, 'category')).filter((name) => !said.has(name)).slice(0, 8)) {
      const before = await spentIn(category, monthsLater(month, -BEFORE), monthsLater(month, -1));
      if (before > 0) others.push({ category, mean: Math.round(before / BEFORE) });
    }
    return { month, ...when, rows, others };
  }

  return {
    accounts,
    budgets,

    async setAccount(memberId: number, name: string, said: { opening?: number; actual?: number }) {
      const before = (await accounts(memberId)).find((account) => account.name === name);
      const opening = said.opening ?? (before?.opening ?? 0) + (said.actual ?? 0) - (before?.balance ?? 0);
      await plans.setOpening(
        memberId,
        name,
        opening,
        said.actual === undefined ? (before?.reconciledAt ?? null) : now(),
      );
      const after = (await accounts(memberId)).find((account) => account.name === name);
      return after ?? { name, opening, balance: opening, months: [], reconciledAt: null };
    },

    async setBudget(memberId: number, category: string, amount: number) {
      await plans.setBudget(memberId, category, amount);
      return budgets(memberId, undefined);
    },

    rules: (memberId: number) => rules.list(memberId),

    async setRule(memberId: number, payee: string, category: string) {
      if (category === '') await rules.remove(memberId, payee);
      else await rules.set(memberId, payee, category, now());
      return rules.list(memberId);
    },

    eraseAll: (memberId: number) => plans.eraseAll(memberId),
  };
}
