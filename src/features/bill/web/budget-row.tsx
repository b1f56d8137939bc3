import { Progress } from '#/ui/progress/progress.tsx';
import type { Budgets } from '../bill-plan.contract.ts';
import { yuanText } from '../money-text.pure.ts';

type Budget = Budgets['Budgets'][number];

const TONES = { ok: 'teal', fast: 'gold', over: 'accent' } as const;

/** What is left of a budget, in words and as a bar; `passed` says whether money goes faster than the days. */
export function BudgetRow({ budget, passed }: { budget: Budget; passed: number }) {
  const { Category, Amount, Spent, Left, PerDay, State } = budget;
  const name = Category || '全部支出';
  return (
    <div className="budget-row" data-state={State}>
      <span>
        {name} {Left < 0 ? `超出 ${yuanText(-Left)}` : `还剩 ${yuanText(Left)}`}
        {State === 'fast' && '，比日子快'}
      </span>
      <span className="num">
        {PerDay > 0 ? `每天 ${yuanText(PerDay)}` : `已花 ${yuanText(Spent)} / ${yuanText(Amount)}`}
      </span>
      <Progress
        label={`${name}：花了 ${yuanText(Spent)}，共 ${yuanText(Amount)}，日子过了 ${Math.round(passed * 100)}%`}
        value={Math.min(Spent, Amount)}
        max={Amount}
        tone={TONES[State]}
        size="sm"
      />
    </div>
  );
}
