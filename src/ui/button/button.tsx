import type { ReactNode } from 'react';
import { Action, type ActionProps } from './action.tsx';
import './button.css';

export type ButtonProps = ActionProps & {
  /** solid is ink and the one main action of a view; accent belongs to the market's buy button alone. */
  kind?: 'solid' | 'line' | 'quiet' | 'danger' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  wide?: boolean;
  /** Shows that the press was taken and refuses another; the button keeps its focus, which `disabled` would lose. */
  loading?: boolean;
};

export function Button({
  kind = 'solid',
  size = 'md',
  icon,
  wide = false,
  loading = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : {};
  return (
    <Action
      {...rest}
      {...busy}
      className={`button ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    >
      {loading ? <span className="button-wait" aria-hidden="true" /> : icon}
      {/* One child, or the row would put its gap between words and the numerals among them. */}
      <span>{children}</span>
    </Action>
  );
}

function refuse(event: { preventDefault(): void }): void {
  event.preventDefault();
}
