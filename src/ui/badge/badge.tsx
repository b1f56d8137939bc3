import type { ReactNode } from 'react';
import './badge.css';

interface Props {
  /** done teal, waiting gold, off grey, failed red. */
  tone?: 'done' | 'waiting' | 'off' | 'failed';
  icon?: ReactNode;
  children: ReactNode;
}

/** The state something is in: 完成, 11-20 到期, 已停用. */
export function Badge({ tone = 'off', icon, children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
