import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Action, type ActionProps } from '../button/action.tsx';
import { thousands } from '../number/thousands.pure.ts';
import './chip.css';

type ChipProps = ActionProps & {
  kind?: 'soft' | 'line' | 'bare';
  current?: boolean;
  count?: number;
  icon?: ReactNode;
};

/** A word to choose by: a genre, a hot search, a type of tools. The chosen one is ink. */
export function Chip({ kind = 'soft', current = false, count, icon, className = '', children, ...rest }: ChipProps) {
  const chosen = current ? { 'aria-current': true } : {};
  return (
    <Action {...rest} {...chosen} className={`chip ${className}`} data-kind={kind} data-none={count === 0 || undefined}>
      {icon}
      {children}
      {count !== undefined && (
        <span className="chip-count num">
          <span className="visually-hidden">，共 </span>
          {thousands(count)}
        </span>
      )}
    </Action>
  );
}

type RemovableProps = ActionProps & { children: string };

/** A filter in force; pressing it takes it away. Give it `to` and it works without JavaScript. */
export function RemovableChip({ className = '', children, ...rest }: RemovableProps) {
  return (
    <Action {...rest} className={`chip chip-removable ${className}`} data-kind="soft" aria-label={`去掉 ${children}`}>
      {children}
      <X />
    </Action>
  );
}
