import { useState } from 'react';
import { Chart } from '#/ui/chart/chart.tsx';
import { ChartTip } from '#/ui/chart/chart-tip.tsx';
import type { Charts } from '../bill.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import type { ChartShapes } from './bill-shapes.ts';
import './bill-months.css';

type Months = Charts['Months'];

interface Props {
  months: Months;
  shapes: ChartShapes['months'];
}

/** Each month's income and expense as bars, the profit as a line. */
export function BillMonths({ months, shapes: { ticks, zero, bars, points, profit } }: Props) {
  const [pointed, setPointed] = useState<number>();
  const dot = points[pointed ?? months.length - 1];
  return (
    <Chart
      className="bill-months"
      onPointerLeave={() => setPointed(undefined)}
      ticks={ticks}
      table={{
        caption: `最近 ${months.length} 个月的收入、支出和利润（元）`,
        heads: ['月份', '收入', '支出', '利润'],
        rows: months.map(({ Month, Income, Expense, Profit }) => [
          Month,
          yuanText(Income),
          yuanText(Expense),
          yuanText(Profit),
        ]),
      }}
      names={months.map(({ Month }) => <span key={Month}>{Number(Month.slice(5))}月</span>)}
    >
      <div className="bill-months-bars chart-layer">
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
        <path d={profit} />
      </svg>
      {dot && <i className="chart-dot" style={{ left: `${dot.x}%`, top: `${dot.y}%` }} />}
      {pointed !== undefined && months[pointed] && <Tip month={months[pointed]} at={points[pointed]?.x ?? 0} />}
    </Chart>
  );
}

function Tip({ month: { Month, Income, Expense, Profit }, at }: { month: Months[number]; at: number }) {
  return (
    <ChartTip
      style={{ left: `${Math.min(84, Math.max(16, at))}%` }}
      title={Month}
      rows={[
        { label: '收入', value: yuanText(Income), of: 'income' },
        { label: '支出', value: yuanText(Expense), of: 'expense' },
        { label: '利润', value: yuanText(Profit), of: 'profit' },
      ]}
    />
  );
}
