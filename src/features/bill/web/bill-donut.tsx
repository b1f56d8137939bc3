import { Link } from 'react-router';
import type { Charts } from '../bill.contract.ts';
import { arcsOf, axisText } from '../chart-shapes.pure.ts';
import { yuanText } from '../money-text.pure.ts';
import { type BillView, billPath } from './bill-address.ts';
import './bill-donut.css';

const SHOWN = 5;
const RADIUS = 62;
const ROUND = 2 * Math.PI * RADIUS;
/** A hair of ground between two parts. */
const GAP = 3;

interface Slice {
  name: string;
  amount: number;
  /** The rest has no address of its own. */
  isRest?: boolean;
}

/** What the money went to. The legend is the table for those who cannot see the ring. */
export function BillDonut({ categories, view }: { categories: Charts['Categories']; view: BillView }) {
  const slices = slicesOf(categories);
  const sum = slices.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return <p className="bill-donut-none">这段时间没有支出。</p>;
  const arcs = arcsOf(slices.map(({ amount }) => amount));
  return (
    <div className="bill-donut">
      <div className="bill-donut-ring">
        <svg viewBox="0 0 160 160" aria-hidden="true">
          <g transform="rotate(-90 80 80)">
            {arcs.map(({ from, share }, index) => (
              <circle
                key={slices[index]?.name}
                cx="80"
                cy="80"
                r={RADIUS}
                data-part={index + 1}
                strokeDasharray={`${Math.max(0.5, share * ROUND - (slices.length > 1 ? GAP : 0))} ${ROUND}`}
                strokeDashoffset={-from * ROUND}
              />
            ))}
          </g>
        </svg>
        <p>
          <b className="num">{axisText(sum)}</b>
          支出
        </p>
      </div>
      <ul aria-label="支出按分类">
        {slices.map(({ name, amount, isRest }, index) => (
          <li key={name}>
            <i data-part={index + 1} />
            {isRest ? (
              name
            ) : (
              <Link to={billPath(view, { category: name })} preventScrollReset>
                {name}
              </Link>
            )}
            <span className="num" title={`¥${yuanText(amount)}`}>
              {((amount / sum) * 100).toFixed(amount / sum < 0.1 ? 1 : 0)}%
            </span>
            <span className="bill-hidden">{yuanText(amount)} 元</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function slicesOf(categories: Charts['Categories']): Slice[] {
  const spent = categories
    .filter(({ Expense }) => Expense > 0)
    .map(({ Name, Expense }) => ({ name: Name, amount: Expense }));
  if (spent.length <= SHOWN + 1) return spent;
  const rest = spent.slice(SHOWN);
  const amount = rest.reduce((total, slice) => total + slice.amount, 0);
  return [...spent.slice(0, SHOWN), { name: `另外 ${rest.length} 类`, amount, isRest: true }];
}
