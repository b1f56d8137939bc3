import { useState } from 'react';
import type { Charts } from '../bill.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import type { ChartShapes } from './bill-shapes.ts';
import './bill-months.css';

type Months = Charts['Months'];

interface Props {
  months: Months;
  shapes: ChartShapes['months'];
}

/** Bars and labels are HTML, so that they are never stretched; only the line is a stretched picture. */
export function BillMonths({ months, shapes: { ticks, zero, bars, points, profit } }: Props) {
  const [pointed, setPointed] = useState<number>();
  const dot = points[pointed ?? months.length - 1];
  return (
    <figure className="bill-months" onPointerLeave={() => setPointed(undefined)}>
      <MonthTable months={months} />
      <div className="bill-months-scale num" aria-hidden="true">
        {ticks.map(({ text, at }) => (
          <span key={at} style={{ bottom: `${at}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div className="bill-months-plot" aria-hidden="true">
        {ticks.map(({ at, isZero }) => (
          <i key={at} className="bill-months-line" data-zero={isZero || undefined} style={{ bottom: `${at}%` }} />
        ))}
        <div className="bill-months-bars">
          {bars.map(({ income, expense }, index) => (
            <div
              key={months[index]?.Month}
              data-faded={(pointed !== undefined && pointed !== index) || undefined}
              onPointerEnter={() => setPointed(index)}
            >
              <i data-of="income" style={{ bottom: `${zero}%`, height: `${income}%` }} />
              <i data-of="expense" style={{ bottom: `${zero}%`, height: `${expense}%` }} />
            </div>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={profit} vectorEffect="non-scaling-stroke" />
        </svg>
        {dot && <i className="bill-months-dot" style={{ left: `${dot.x}%`, top: `${dot.y}%` }} />}
        {pointed !== undefined && months[pointed] && <Tip month={months[pointed]} at={points[pointed]?.x ?? 0} />}
      </div>
      <div className="bill-months-names num" aria-hidden="true">
        {months.map(({ Month }) => (
          <span key={Month}>{Number(Month.slice(5))}月</span>
        ))}
      </div>
    </figure>
  );
}

function Tip({ month, at }: { month: Months[number]; at: number }) {
  return (
    <div className="bill-tip" style={{ left: `${Math.min(84, Math.max(16, at))}%` }}>
      <b className="num">{month.Month}</b>
      <span data-of="income">
        收入 <em className="num">{yuanText(month.Income)}</em>
      </span>
      <span data-of="expense">
        支出 <em className="num">{yuanText(month.Expense)}</em>
      </span>
      <span data-of="profit">
        利润 <em className="num">{yuanText(month.Profit)}</em>
      </span>
    </div>
  );
}

function MonthTable({ months }: { months: Months }) {
  return (
    <table className="bill-hidden">
      <caption>最近 {months.length} 个月的收入、支出和利润（元）</caption>
      <thead>
        <tr>
          <th scope="col">月份</th>
          <th scope="col">收入</th>
          <th scope="col">支出</th>
          <th scope="col">利润</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ Month, Income, Expense, Profit }) => (
          <tr key={Month}>
            <th scope="row">{Month}</th>
            <td>{yuanText(Income)}</td>
            <td>{yuanText(Expense)}</td>
            <td>{yuanText(Profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
