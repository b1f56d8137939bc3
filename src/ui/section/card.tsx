import type { ReactNode } from 'react';
import './card.css';

interface Props {
  title?: ReactNode;
  /** At the end of the title's line: a count, a legend, a Segmented. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A bordered surface for what belongs together. Hairlines come first: not everything needs a card. */
export function Card({ title, aside, className = '', children }: Props) {
  return (
    <section className={`card ${className}`}>
      {title && (
        <header className="card-head">
          <h2>{title}</h2>
          {aside && <div className="card-aside">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
