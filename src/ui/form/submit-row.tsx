import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

interface Props {
  kind?: 'line' | 'danger';
  size?: 'sm' | 'lg';
  loading?: boolean;
  children: ReactNode;
}

/** The end of a form that can do one thing. */
export function SubmitRow(props: Props) {
  return (
    <div className="form-actions">
      <Button type="submit" {...props} />
    </div>
  );
}
