import type { ReactNode } from 'react';
import './empty-state.css';

interface Props {
  title: ReactNode;
  /** What to do next, said plainly. */
  children?: ReactNode;
  /** Buttons, the most useful first. */
  actions?: ReactNode;
  /** page fills the room of a whole page and carries its h1; card is small. */
  size?: 'page' | 'card';
}

/** Nothing here yet, or nothing found: the net came up empty. */
export function EmptyState({ title, children, actions, size = 'card' }: Props) {
  const Title = size === 'page' ? 'h1' : 'p';
  return (
    <div className="empty-state" data-size={size}>
      <svg className="empty-state-net" viewBox="0 0 132 92" aria-hidden="true">
        <rect className="empty-state-frame" x="2" y="8" width="128" height="76" rx="16" />
        <path className="empty-state-bars" d="M46 26v40M86 26v40" />
        <circle className="empty-state-dot" cx="66" cy="46" r="7" />
      </svg>
      <Title className="empty-state-title">{title}</Title>
      {children && <div className="empty-state-text">{children}</div>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
