import type { ReactNode } from 'react';
import './page-head.css';

interface Props {
  title: ReactNode;
  /** One line under the title; numbers in `<b>` are set in numerals. */
  note?: ReactNode;
  /** At the end: buttons, or a choice of what the page shows. */
  actions?: ReactNode;
}

/** The title of a page: its one h1. */
export function PageHead({ title, note, actions }: Props) {
  return (
    <header className="page-head">
      <div className="page-head-text">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
