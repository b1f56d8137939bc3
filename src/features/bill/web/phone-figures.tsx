import { Link } from 'react-router';
import type { Totals } from '../bill-fields.contract.ts';
import type { Budgets } from '../bill-plan.contract.ts';
import { yuanParts, yuanText } from '../money-text.pure.ts';
import { BudgetLine } from './budget-line.tsx';
import './phone-figures.css';

interface Props {
  totals: Totals;
  /** Where they belong: what is left of the month. */
  budgets?: Budgets;
  /** The figures of the specification that a month's list has no room for. */
  hasAll?: boolean;
}

export function PhoneFigures({ totals, budgets, hasAll }: Props) {
  const whole = budgets?.Budgets.find(({ Category }) => Category === '');
  return (
    <div className="phone-figures-box">
      <dl className="phone-figures">
        {(
          [
            ['支出', totals.Expense, 'expense'],
            ['收入', totals.Income, 'income'],
            ['利润', totals.Profit, 'profit'],
          ] as const
        ).map(([label, yuan, tone]) => {
          const { minus, whole: yuanWhole, decimals } = yuanParts(yuan);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num phone-figure" data-tone={yuan === 0 ? 'none' : tone} data-main={label === '支出'}>
                <small>{minus}¥</small>
                {yuanWhole}
                <small>{decimals}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      {hasAll && (
        <dl className="phone-figures-more">
          <div>
            <dt>预计收入</dt>
            <dd className="num">{yuanText(totals.PredictIncome)}</dd>
          </div>
          <div>
            <dt>到账利润</dt>
            <dd className="num">{yuanText(totals.ReceiptProfit)}</dd>
          </div>
        </dl>
      )}
      {budgets && whole && (
        <Link to="/bill/plan" className="phone-budget">
          <BudgetLine budget={whole} passed={budgets.Passed} daysLeft={budgets.DaysLeft} />
        </Link>
      )}
    </div>
  );
}
