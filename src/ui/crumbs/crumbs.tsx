import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import './crumbs.css';

interface Props {
  /** From the top down; the last one is where the reader is and needs no address. */
  path: readonly { label: string; to?: string }[];
  /** Only needed where a page has more than one. */
  label?: string;
}

export function Crumbs({ path, label: name = '位置' }: Props) {
  return (
    <nav className="crumbs" aria-label={name}>
      <ol>
        {path.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRight />}
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page" title={label}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
