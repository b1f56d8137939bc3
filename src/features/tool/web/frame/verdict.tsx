import type { ReactNode } from 'react';

interface Props {
  tone: 'good' | 'bad' | 'plain';
  title: ReactNode;
  children?: ReactNode;
}

/** The one sentence a visitor came for, above the details. */
export function Verdict({ tone, title, children }: Props) {
  return (
    <p className="net-tool-verdict" data-tone={tone}>
      <strong>{title}</strong>
      {children && <span>{children}</span>}
    </p>
  );
}
