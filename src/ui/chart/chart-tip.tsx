import type { CSSProperties, ReactNode } from 'react';
import './chart.css';

interface ColumnProps {
  /** Columns of the first half open their tip to the right, the others to the left. */
  index: number;
  count: number;
  children: ReactNode;
}

/** One column over the plot; whoever points at it sees the tip inside. */
export function ChartColumn({ index, count, children }: ColumnProps) {
  return (
    <div className="chart-column" data-side={index * 2 < count ? 'start' : 'end'}>
      {children}
    </div>
  );
}

interface TipRow {
  label: string;
  value: string;
  /** Which colour it has, by the styles of the chart. */
  of?: string;
}

export function ChartTip({ title, rows, style }: { title: string; rows: readonly TipRow[]; style?: CSSProperties }) {
  return (
    <div className="chart-tip" style={style}>
      <b className="num">{title}</b>
      {rows.map(({ label, value, of }) => (
        <span key={label} data-of={of}>
          {label} <em className="num">{value}</em>
        </span>
      ))}
    </div>
  );
}
