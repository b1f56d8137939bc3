import type { ReactNode } from 'react';
import { Button } from '#/ui/button/button.tsx';
import '#/features/desk/shared/confirm-fold.css';

interface Props {
  label: ReactNode;
  question: ReactNode;
  confirm: ReactNode;
  name: string;
  value: string;
  danger?: boolean;
  children?: ReactNode;
}

/** A button of the form around it that asks before it sends: the first press only unfolds the question. */
export function FoldButton({ label, question, confirm, name, value, danger = true, children }: Props) {
  return (
    <details className="confirm-fold">
      <summary>{label}</summary>
      <div className="confirm-fold-box">
        <p>{question}</p>
        {children}
        <Button type="submit" size="sm" kind={danger ? 'danger' : 'solid'} name={name} value={value}>
          {confirm}
        </Button>
      </div>
    </details>
  );
}
