import { Link } from 'react-router';
import { Card } from '#/ui/section/card.tsx';
import type { Month } from '../bill.contract.ts';
import type { Budgets } from '../bill-plan.contract.ts';
import { dayBars } from '../day-bars.pure.ts';
import { yuanText } from '../money-text.pure.ts';
import { BillMonths } from './bill-months.tsx';
import { BillMore } from './bill-more.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { monthPath } from './phone-top.tsx';
import type { PhoneChartsRead } from './read-phone-charts.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './phone-charts.css';

interface Props {
  month: Month;
  budgets: Budgets;
  today: string;
  read: PhoneChartsRead;
}

const SHOWN = 6;

/** Where the money went, by days, by categories and by months; below it the way to everything that is rare. */
export function PhoneCharts({ month, budgets, today, read }: Props) {
  const { isYear, span, totals, charts, shapes } = read;
  const here = monthPath(month.Month, 'charts');
  return (
    <div className="phone-charts">
      <nav className="phone-spans" aria-label="时间">
        <Link to={here} aria-current={isYear ? undefined : 'page'}>
          月
        </Link>
        <Link to={`${here}&span=year`} aria-current={isYear ? 'page' : undefined}>
          年
        </Link>
        <Link to={`/bill?from=${span.from}&to=${span.to}`}>自定</Link>
      </nav>
      <PhoneFigures totals={totals} hasAll />
      {!isYear && <DayChart month={month} today={today} />}
      <Spending categories={charts.Categories} all={totals.Expense} span={span} />
      <Card title={isYear ? `${month.Month.slice(0, 4)} 年各月` : '近 12 个月'} aside={<Legend />}>
        <BillMonths months={charts.Months} shapes={shapes.months} />
      </Card>
      <BillMore budgets={budgets} numbers={numbersOf(read)} />
    </div>
  );
}

function numbersOf({ charts: { Receivables }, accounts, recurring }: PhoneChartsRead) {
  const open = Receivables.reduce((sum, { Count }) => sum + Count, 0);
  const amount = Receivables.reduce((sum, { Amount }) => sum + Amount, 0);
  const next = recurring.next
    ? `，下一项 ${Number(recurring.next.slice(5, 7))} 月 ${Number(recurring.next.slice(8))} 日`
    : '';
  return {
    open: open > 0 ? `${open} 笔 ${yuanText(amount)}` : '没有',
    accounts: accounts.count > 0 ? `${accounts.count} 个 ${yuanText(accounts.sum)}` : '',
    recurring: recurring.count > 0 ? `${recurring.count} 项${next}` : '',
  };
}

function DayChart({ month, today }: { month: Month; today: string }) {
  const { days, mean, without } = dayBars(month.Month, month.Days, today);
  const most = Math.max(...days.map(({ expense }) => expense));
  if (most === 0) return null;
  return (
    <Card title="每天支出" aside={`日均 ${yuanText(mean)}${without && `（不含${without}）`}`}>
      <figure className="day-bars">
        <table className="visually-hidden">
          <caption>每天支出（元）</caption>
          <tbody>
            {days
              .filter(({ expense }) => expense > 0)
              .map(({ day, expense }) => (
                <tr key={day}>
                  <th scope="row">{day} 日</th>
                  <td>{yuanText(expense)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <div className="day-bars-plot" aria-hidden="true">
          {mean < most && <i className="day-bars-mean" style={{ bottom: `${(mean / most) * 100}%` }} />}
          {days.map(({ day, share, isToday }) => (
            <i key={day} style={{ height: `${share * 100}%` }} data-today={isToday || undefined} />
          ))}
        </div>
        <div className="day-bars-names num" aria-hidden="true">
          {days.map(({ day, isToday }) => (
            <span key={day} data-today={isToday || undefined}>
              {(day % 7 === 1 && day < 29) || isToday ? day : ''}
            </span>
          ))}
        </div>
      </figure>
    </Card>
  );
}

interface SpendingProps {
  categories: PhoneChartsRead['charts']['Categories'];
  all: number;
  span: { from: string; to: string };
}

function Spending({ categories, all, span: { from, to } }: SpendingProps) {
  const spent = categories.filter(({ Expense }) => Expense > 0);
  const rest = spent.slice(SHOWN);
  const most = spent[0]?.Expense ?? 0;
  if (most === 0) return null;
  const row = (name: string, amount: number) => (
    <>
      <span>{name}</span>
      <i style={{ width: `${Math.max(2, (amount / most) * 100)}%` }} />
      <b className="num">{yuanText(amount)}</b>
      <small className="num">{Math.round((amount / all) * 100)}%</small>
    </>
  );
  return (
    <Card title="花在哪里" aside="点一行看明细">
      <ul className="phone-spending">
        {spent.slice(0, SHOWN).map(({ Name, Expense }) => (
          <li key={Name}>
            <Link to={`/bill?${new URLSearchParams({ category: Name, from, to })}`}>{row(Name, Expense)}</Link>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Link to={`/bill?from=${from}&to=${to}`}>
              {row(
                `其余 ${rest.length} 类`,
                rest.reduce((sum, { Expense }) => sum + Expense, 0),
              )}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Legend() {
  return (
    <span className="bill-legend" aria-hidden="true">
      <span data-of="income">收入</span>
      <span data-of="expense">支出</span>
    </span>
  );
}
