import type { ReactNode } from 'react';
import './demo-row.css';

interface Props {
  label: string;
  children: ReactNode;
  /** row: side by side; stack: one below the other; grid: in columns of equal width. */
  layout?: 'row' | 'stack' | 'grid';
}

/** One state of a component on the test page, with its name beside it. */
export function DemoRow({ label, children, layout = 'row' }: Props) {
  return (
    <div className="demo-row">
      <h3 className="demo-row-label">{label}</h3>
      <div className="demo-row-body" data-layout={layout}>
        {children}
      </div>
    </div>
  );
}
