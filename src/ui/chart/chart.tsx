import type { ReactNode } from 'react';
import type { Tick } from './chart-shapes.pure.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './chart.css';

interface TableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly (string | number)[])[];
}

interface Props {
  ticks: readonly Tick[];
  table: TableProps;
  /** What stands below the plot, one for each column. */
  names: ReactNode;
  className?: string;
  onPointerLeave?: () => void;
  children: ReactNode;
}

/** Scale, lines and names around a plot. Labels are HTML, so that they are never stretched; screen readers get a table. */
export function Chart({ ticks, table, names, className, onPointerLeave, children }: Props) {
  return (
    <figure
      className={className ? `chart ${className}` : 'chart'}
      aria-label={table.caption}
      onPointerLeave={onPointerLeave}
    >
      {/* A table takes the room of its words whatever its width says, so a box hides it. */}
      <div className="visually-hidden">
        <ChartTable {...table} />
      </div>
      <div className="chart-scale num" aria-hidden="true">
        {ticks.map(({ text, at }) => (
          <span key={at} style={{ bottom: `${at}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div className="chart-plot" aria-hidden="true">
        {ticks.map(({ at, isZero }) => (
          <i key={at} className="chart-line" data-zero={isZero || undefined} style={{ bottom: `${at}%` }} />
        ))}
        {children}
      </div>
      <div className="chart-names num" aria-hidden="true">
        {names}
      </div>
    </figure>
  );
}

function ChartTable({ caption, heads, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
