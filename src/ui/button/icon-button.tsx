import type { ReactNode } from 'react';
import { Action, type ActionProps } from './action.tsx';
import './button.css';

export type IconButtonProps = ActionProps & {
  /** Said by screen readers; there is no other text. */
  label: string;
  icon: ReactNode;
  /** float is round and lies on pictures. */
  kind?: 'quiet' | 'line' | 'float';
  size?: 'sm' | 'md' | 'lg';
};

export function IconButton({ label, icon, kind = 'quiet', size = 'md', className = '', ...rest }: IconButtonProps) {
  return (
    <Action {...rest} className={`icon-button ${className}`} data-kind={kind} data-size={size} aria-label={label}>
      {icon}
    </Action>
  );
}
