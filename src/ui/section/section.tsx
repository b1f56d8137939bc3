import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import './section.css';

interface Props {
  title: ReactNode;
  /** Small beside the title: 今天更新 17 部. */
  note?: ReactNode;
  /** Controls in the title's line, such as a Segmented. */
  extra?: ReactNode;
  more?: { to: string; label: string };
  /** The anchor of the section. */
  id?: string;
  size?: 'md' | 'sm';
  className?: string;
  children: ReactNode;
}

export function Section({ title, note, extra, more, id, size = 'md', className = '', children }: Props) {
  const titleId = useId();
  return (
    <section {...(id && { id })} className={`section ${className}`} data-size={size} aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{title}</h2>
        {note && <span className="section-note">{note}</span>}
        {extra}
        {more && (
          <Link className="section-more" to={more.to}>
            {more.label}
            <ArrowRight />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
