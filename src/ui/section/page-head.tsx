import type { ReactNode } from 'react';
import './page-head.css';

interface Props {
  title: ReactNode;
  /** In the title's line, but no part of its name: the way to the one before, and to the next. */
  before?: ReactNode;
  after?: ReactNode;
  /** One line under the title; numbers in `<b>` are set in numerals. */
  note?: ReactNode;
  /** At the end: buttons, or a choice of what the page shows. */
  actions?: ReactNode;
}

/** The title of a page: its one h1. */
export function PageHead({ title, before, after, note, actions }: Props) {
  const heading = <h1>{title}</h1>;
  return (
    <header className="page-head">
      <div className="page-head-text">
        {before || after ? (
          <div className="page-head-line">
            {before}
            {heading}
            {after}
          </div>
        ) : (
          heading
        )}
        {note && <p>{note}</p>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
