import type { ComponentProps, ReactNode } from 'react';
import './switch.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
  /** The label is for screen readers only, as in the rows of a table. */
  bare?: boolean;
}

/** Takes effect at once; for something that waits for a save button use a checkbox. */
export function Switch({ label, bare = false, className = '', ...input }: Props) {
  return (
    <label className={`switch ${className}`}>
      <span className="switch-label" data-bare={bare || undefined}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: on a checkbox the browser itself says whether it is checked */}
      <input {...input} type="checkbox" role="switch" className="switch-track" />
    </label>
  );
}
