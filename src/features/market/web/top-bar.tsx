import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import './top-bar.css';

interface Props {
  title: ReactNode;
  /** Where 返回 leads when the page was opened first. */
  back?: string;
  end?: ReactNode;
}

/** Back, name of the page, and one thing to do. The name is the page's h1. */
export function TopBar({ title, back = '/market', end }: Props) {
  const navigate = useNavigate();
  return (
    <header className="market-bar">
      <Link
        to={back}
        className="market-bar-back"
        aria-label="返回"
        onClick={(event) => {
          // Only where there is something of ours to go back to.
          if (event.metaKey || event.ctrlKey || !(window.history.state?.idx > 0)) return;
          event.preventDefault();
          navigate(-1);
        }}
      >
        <ChevronLeft size={22} aria-hidden />
      </Link>
      <h1>{title}</h1>
      <span className="market-bar-end">{end}</span>
    </header>
  );
}
