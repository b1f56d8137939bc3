import { Link } from 'react-router';
import type { BillYear } from '../bill-year.contract.ts';
import { yuanText } from '../money-text.pure.ts';

/** Twelve pairs of bars, each a way to its month; what they show stands in their names too. */
export function YearMonths({ year, months }: { year: number; months: BillYear['Months'] }) {
  const most = Math.max(1, ...months.flatMap(({ Expense, Income }) => [Expense, Income]));
  const tall = (yuan: number) => ({ blockSize: `${yuan > 0 ? Math.max(2, (yuan / most) * 100) : 0}%` });
  return (
    <ol className="bill-year-months">
      {months.map(({ Expense, Income }, index) => {
        const month = String(index + 1).padStart(2, '0');
        const said = `${index + 1} 月：收入 ${yuanText(Income)}，支出 ${yuanText(Expense)}`;
        return (
          <li key={month}>
            <Link
              to={`/bill?month=${year}-${month}&from=${year}-${month}-01&to=${lastDay(year, index)}`}
              aria-label={said}
              title={said}
            >
              <span className="bill-year-pair">
                <i data-of="income" style={tall(Income)} />
                <i data-of="expense" style={tall(Expense)} />
              </span>
              <span className="num">{index + 1}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);

interface Rank {
  name: string;
  share: number;
  money: string;
  note: string;
  to: string;
}

/** The largest first, each row a way to its bills. */
export function YearRanks({ rows }: { rows: readonly Rank[] }) {
  return (
    <ul className="bill-year-ranks">
      {rows.map(({ name, share, money, note, to }) => (
        <li key={name}>
          <Link to={to}>
            <span>{name}</span>
            <span className="bill-year-bar" aria-hidden="true">
              <i style={{ inlineSize: `${Math.max(1, share * 100)}%` }} />
            </span>
            <b className="num">{money}</b>
            <small className="num">{note}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
