import { Progress } from '#/ui/progress/progress.tsx';
import type { Budgets } from '../bill-plan.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import './budget-line.css';

type Budget = Budgets['Budgets'][number];

const TONES = { ok: 'teal', fast: 'gold', over: 'accent' } as const;

export interface BudgetProps {
  budget: Budget;
  /** How much of the month has gone; a stroke stands there. */
  passed: number;
  /** Only of the whole month: how many days what is left is for. */
  daysLeft?: number;
}

/** The budget of the month in one line: what is left, for how many days. */
export function BudgetLine({ budget, passed, daysLeft = 0 }: BudgetProps) {
  const { Amount, Spent, Left, PerDay, State } = budget;
  return (
    <div className="budget-row" data-state={State}>
      <span>
        预算 {Left < 0 ? `超出 ${yuanText(-Left)}` : `还剩 ${yuanText(Left)}`}
        {State === 'fast' && '，比日子快'}
      </span>
      <span className="num">
        {PerDay > 0 ? `${daysLeft} 天，每天 ${yuanText(PerDay)}` : `已花 ${yuanText(Spent)} / ${yuanText(Amount)}`}
      </span>
      <BudgetBar budget={budget} passed={passed} />
    </div>
  );
}

/** The stroke says whether money goes faster than the days. */
export function BudgetBar({ budget: { Category, Amount, Spent, State }, passed }: BudgetProps) {
  return (
    <span className="budget-row-bar">
      <Progress
        label={`${Category || '预算'}：花了 ${yuanText(Spent)}，共 ${yuanText(Amount)}，日子过了 ${Math.round(passed * 100)}%`}
        value={Math.min(Spent, Amount)}
        max={Amount}
        tone={TONES[State]}
        size="sm"
      />
      <i style={{ left: `${Math.round(passed * 1000) / 10}%` }} />
    </span>
  );
}
