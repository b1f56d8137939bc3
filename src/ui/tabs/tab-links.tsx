import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './tabs.css';

interface TabLink {
  to: string;
  label: ReactNode;
  count?: number;
  current?: boolean;
}

interface Props {
  label: string;
  tabs: readonly TabLink[];
  look?: 'line' | 'mark';
}

/** Tabs that are addresses: they can be shared, opened aside and used without JavaScript. */
export function TabLinks({ label, tabs, look = 'line' }: Props) {
  return (
    <nav className="tabs-list" aria-label={label} data-look={look}>
      {tabs.map(({ to, label: text, count, current }) => (
        <Link key={to} to={to} className="tabs-tab" aria-current={current ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="tabs-count num">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
