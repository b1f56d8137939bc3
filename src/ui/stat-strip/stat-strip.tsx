import type { ReactNode } from 'react';
import './stat-strip.css';

export interface Stat {
  label: string;
  value: string;
  /** Set small before and after the number: ¥ and .00. */
  before?: string;
  after?: string;
  note?: ReactNode;
  /** Income is vermilion, expense teal; the label says it too. */
  tone?: 'income' | 'expense';
  spark?: ReactNode;
}

/** A few totals in one bordered strip. Rows always close: what is left over grows to fill the last one. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-strip">
      {stats.map(({ label, value, before, after, note, tone, spark }) => (
        <div key={label} className="stat-strip-cell" data-tone={tone}>
          <dt>{label}</dt>
          <dd className="stat-strip-value num">
            {before && <small>{before}</small>}
            {value}
            {after && <small>{after}</small>}
          </dd>
          {note && <dd className="stat-strip-note">{note}</dd>}
          {spark && <dd className="stat-strip-spark">{spark}</dd>}
        </div>
      ))}
    </dl>
  );
}
