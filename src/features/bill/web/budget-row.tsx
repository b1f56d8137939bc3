import { Progress } from '#/ui/progress/progress.tsx';
import type { Budgets } from '../bill-plan.contract.ts';
import { yuanParts, yuanText } from '../money-text.pure.ts';
import { CategoryIcon } from './category-icon.tsx';

type Budget = Budgets['Budgets'][number];

const TONES = { ok: 'teal', fast: 'gold', over: 'accent' } as const;

interface Props {
  budget: Budget;
  /** How much of the month has gone; a stroke stands there. */
  passed: number;
  /** Only of the whole month: how many days what is left is for. */
  daysLeft?: number;
}

/** The budget of the month in one line: what is left, for how many days. */
export function BudgetLine({ budget, passed, daysLeft = 0 }: Props) {
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

/** All of the month: the one figure to go by. */
export function WholeBudget({ budget, passed, daysLeft = 0 }: Props) {
  const { Amount, Left, PerDay, State } = budget;
  const { whole, decimals } = yuanParts(Math.abs(Left));
  const pace = State === 'fast' ? '花得比日子快。' : '花得不比日子快，可以放心。';
  return (
    <div className="budget-whole" data-state={State}>
      <span>{Left < 0 ? '超出' : '还能花'}</span>
      <p className="num">
        <small>¥</small>
        <b>{whole}</b>
        <small>{decimals}</small> <span>共 {yuanText(Amount)}</span>
      </p>
      <BudgetBar budget={budget} passed={passed} />
      {PerDay > 0 && (
        <span>
          还有 {daysLeft} 天，平均每天 <b className="num">{yuanText(PerDay)}</b>。{pace}
        </span>
      )}
    </div>
  );
}

/** What is left of one category, in words and as a bar. */
export function BudgetRow({ budget, passed }: Props) {
  const { Category, Amount, Spent, Left, PerDay, State } = budget;
  return (
    <div className="budget-row" data-state={State}>
      <span className="budget-row-name">
        <CategoryIcon category={Category} isIncome={false} />
        {Category}
      </span>
      <span className="num">
        <b>{yuanText(Spent)}</b> / {yuanText(Amount)}
      </span>
      <BudgetBar budget={budget} passed={passed} />
      <small>
        {Left < 0 && `超出 ${yuanText(-Left)}`}
        {Left === 0 && '正好用完'}
        {Left > 0 &&
          (Spent === 0 ? '还没花过' : `剩 ${yuanText(Left)}${PerDay > 0 ? `，每天 ${yuanText(PerDay)}` : ''}`)}
      </small>
      <small>{Left === 0 ? '不按天算' : State === 'fast' && '比日子快'}</small>
    </div>
  );
}

/** The stroke says whether money goes faster than the days. */
function BudgetBar({ budget: { Category, Amount, Spent, State }, passed }: Props) {
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
