import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import '../empty-state/empty-state.css';
import './error-state.css';

interface Props {
  title?: ReactNode;
  /** What happened, and what was already done about it. */
  children?: ReactNode;
  /** Without it, trying again means loading the page again, which also works without JavaScript. */
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  actions?: ReactNode;
  /** row is one line among others that did work. */
  size?: 'card' | 'row';
}

/** Something failed: an empty state with a torn net and a way to try again. */
export function ErrorState({
  title = '这里出了点状况',
  children,
  onRetry,
  retrying = false,
  retryLabel = '再试一次',
  actions,
  size = 'card',
}: Props) {
  const look = {
    kind: size === 'row' ? 'line' : 'solid',
    size: size === 'row' ? 'sm' : 'md',
    icon: <RotateCcw />,
    loading: retrying,
    children: retryLabel,
  } as const;
  return (
    <div className="empty-state error-state" data-size={size} role="alert">
      {size === 'row' ? <CircleAlert className="error-state-icon" /> : <TornNet />}
      <p className="empty-state-title">{title}</p>
      {children && <div className="empty-state-text">{children}</div>}
      <div className="empty-state-actions">
        {onRetry ? <Button {...look} onClick={onRetry} /> : <Button {...look} href="" />}
        {actions}
      </div>
    </div>
  );
}

/** The net with its frame torn open. */
function TornNet() {
  return (
    <svg className="empty-state-net error-state-net" viewBox="0 0 132 92" aria-hidden="true">
      <path d="M84 8H18A16 16 0 0 0 2 24v44a16 16 0 0 0 16 16h96a16 16 0 0 0 16-16V38" />
      <path className="error-state-tear" d="m98 6-6 14 12 2-8 14" />
      <path className="error-state-bars" d="M46 26v40M86 44v22" />
    </svg>
  );
}
