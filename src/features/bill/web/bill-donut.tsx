import { Link } from 'react-router';
import type { Charts } from '../bill.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { type BillView, billPath } from './bill-address.ts';
import type { ChartShapes } from './bill-shapes.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './bill-donut.css';

interface Props {
  categories: Charts['Categories'];
  shapes: ChartShapes['ring'];
  view: BillView;
}

/** What the money went to. */
export function BillDonut({ categories, shapes: { text, sum, parts }, view }: Props) {
  if (sum === 0) return <p className="bill-donut-none">这段时间没有支出。</p>;
  return (
    <div className="bill-donut">
      <CategoryTable categories={categories} sum={sum} />
      <div className="bill-donut-ring" aria-hidden="true">
        <svg viewBox="-80 -80 160 160" aria-hidden="true">
          {parts.map(({ name, shape }, index) => (
            <path key={name} d={shape} data-part={index + 1} />
          ))}
        </svg>
        <p>
          <b className="num">{text}</b>
          支出
        </p>
      </div>
      <ul aria-label="只看一类">
        {parts.map(({ name, amount, isRest }, index) => (
          <li key={name} aria-hidden={isRest || undefined}>
            <i data-part={index + 1} />
            {isRest ? (
              name
            ) : (
              <Link to={billPath(view, { category: name })} preventScrollReset>
                {name}
              </Link>
            )}
            <span className="num" title={`¥${yuanText(amount)}`} aria-hidden="true">
              {shareText(amount / sum)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every category, also those that share a part of the ring. */
function CategoryTable({ categories, sum }: { categories: Charts['Categories']; sum: number }) {
  return (
    <table className="visually-hidden">
      <caption>支出按分类（元）</caption>
      <thead>
        <tr>
          <th scope="col">分类</th>
          <th scope="col">支出</th>
          <th scope="col">占比</th>
        </tr>
      </thead>
      <tbody>
        {categories
          .filter(({ Expense }) => Expense > 0)
          .map(({ Name, Expense }) => (
            <tr key={Name}>
              <th scope="row">{Name}</th>
              <td>{yuanText(Expense)}</td>
              <td>{shareText(Expense / sum)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function shareText(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`;
}
