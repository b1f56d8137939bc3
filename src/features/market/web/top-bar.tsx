import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import './top-bar.css';

interface Props {
  /** The page's h1; without one the page has its own. */
  title?: ReactNode;
  /** Where 返回 leads when the page was opened first. */
  back?: string;
  end?: ReactNode;
}

/** Back, name of the page, and one thing to do. Its right end is kept free for the home icon, which the layout puts there. */
export function TopBar({ title, back = '/market', end }: Props) {
  return (
    <header className="market-bar">
      <BackLink to={back} className="market-bar-back" />
      {title ? <h1>{title}</h1> : <span />}
      <span className="market-bar-end">{end}</span>
    </header>
  );
}
