import type { ReactNode } from 'react';
import { Button } from '#/ui/button/button.tsx';
import './confirm-fold.css';

interface Props {
  label: ReactNode;
  question: ReactNode;
  confirm: ReactNode;
  name: string;
  value: string;
  children?: ReactNode;
}

/** A button of the form around it that asks before it sends: the first press only unfolds the question. */
export function FoldButton({ label, question, confirm, name, value, children }: Props) {
  return (
    <details className="confirm-fold">
      <summary>{label}</summary>
      <div className="confirm-fold-box">
        <p>{question}</p>
        {children}
        <Button type="submit" size="sm" kind="danger" name={name} value={value}>
          {confirm}
        </Button>
      </div>
    </details>
  );
}
