import type { ReactNode } from 'react';
import './tag.css';

interface Props {
  /** gold: money given back; teal: the keeper of the site; accent: why something was found. */
  tone?: 'plain' | 'gold' | 'teal' | 'accent';
  size?: 'sm' | 'md';
  icon?: ReactNode;
  children: ReactNode;
}

/** A property of a thing, not a state: 随时退, 返¥6, 匹配原著. */
export function Tag({ tone = 'plain', size = 'sm', icon, children }: Props) {
  return (
    <span className="tag" data-tone={tone} data-size={size}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
