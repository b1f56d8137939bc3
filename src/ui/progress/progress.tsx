import type { CSSProperties } from 'react';
import './progress.css';

interface Props {
  /** What is measured. Left out, the bar only illustrates a number that stands beside it. */
  label?: string;
  /** 0 to max; left out, there is no telling how long it takes. */
  value?: number;
  max?: number;
  tone?: 'ink' | 'gold' | 'teal' | 'accent';
  size?: 'sm' | 'md';
}

export function Progress({ label, value, max = 100, tone = 'ink', size = 'md' }: Props) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max || 0));
  const meaning = label
    ? ({ role: 'progressbar', 'aria-label': label, 'aria-valuemax': max, 'aria-valuenow': value } as const)
    : { 'aria-hidden': true };
  // Custom properties are missing from React's type for styles.
  const style = { '--progress': share } as CSSProperties;
  return (
    <span
      {...meaning}
      className="progress"
      style={style}
      data-tone={tone}
      data-size={size}
      data-endless={share === undefined || undefined}
    />
  );
}
