import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import './link-rows.css';

interface Row {
  to: string;
  label: string;
  Icon: LucideIcon;
  note?: string | null;
}

/** Places to go, one a line, in one card. */
export function LinkRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="market-links">
      {rows.map(({ to, label, Icon, note }) => (
        <li key={to}>
          <Link to={to}>
            <Icon size={20} strokeWidth={1.7} aria-hidden />
            {label}
            {note && <span className="num">{note}</span>}
            <ChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
