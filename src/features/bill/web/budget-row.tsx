import { yuanParts, yuanText } from '../money-text.pure.ts';
import { BudgetBar, type BudgetProps } from './budget-line.tsx';

/** All of the month: the one figure to go by. */
export function WholeBudget({ budget, passed, daysLeft = 0 }: BudgetProps) {
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
export function BudgetRow({ budget, passed }: BudgetProps) {
  const { Category, Amount, Spent, Left, PerDay, State } = budget;
  return (
    <div className="budget-row" data-state={State}>
      <span className="budget-row-name">{Category}</span>
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
