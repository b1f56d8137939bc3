import { Progress } from '#/ui/progress/progress.tsx';
import type { Budgets } from '../bill-plan.contract.ts';
import { yuanText } from '../money-text.pure.ts';

type Budget = Budgets['Budgets'][number];

const TONES = { ok: 'teal', fast: 'gold', over: 'accent' } as const;

interface Props {
  budget: Budget;
  /** How much of the month has gone; a stroke stands there. */
  passed: number;
  /** Only where the row stands alone: how many days what is left is for. */
  daysLeft?: number;
}

/** What is left of a budget, in words and as a bar; the stroke says whether money goes faster than the days. */
export function BudgetRow({ budget, passed, daysLeft }: Props) {
  const { Category, Amount, Spent, Left, PerDay, State } = budget;
  const name = Category || (daysLeft === undefined ? '全部支出' : '预算');
  const days = daysLeft === undefined ? '' : `${daysLeft} 天，`;
  return (
    <div className="budget-row" data-state={State}>
      <span>
        {name} {Left < 0 ? `超出 ${yuanText(-Left)}` : `还剩 ${yuanText(Left)}`}
        {State === 'fast' && '，比日子快'}
      </span>
      <span className="num">
        {PerDay > 0 ? `${days}每天 ${yuanText(PerDay)}` : `已花 ${yuanText(Spent)} / ${yuanText(Amount)}`}
      </span>
      <span className="budget-row-bar">
        <Progress
          label={`${name}：花了 ${yuanText(Spent)}，共 ${yuanText(Amount)}，日子过了 ${Math.round(passed * 100)}%`}
          value={Math.min(Spent, Amount)}
          max={Amount}
          tone={TONES[State]}
          size="sm"
        />
        <i style={{ left: `${Math.round(passed * 1000) / 10}%` }} />
      </span>
    </div>
  );
}
