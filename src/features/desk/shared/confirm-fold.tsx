import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import './confirm-fold.css';

interface Props {
  /** The label of the button that opens the confirmation. */
  label: ReactNode;
  /** What it will do, said before it is done. */
  question: ReactNode;
  /** The label of the button that does it. */
  confirm: ReactNode;
  danger?: boolean;
  /** Hidden fields, or such that are asked for. */
  fields: Readonly<Record<string, string | number>>;
  children?: ReactNode;
}

/** A form that asks before it acts, without JavaScript too: the first press only unfolds the question. */
export function ConfirmFold({ label, question, confirm, danger = true, fields, children }: Props) {
  return (
    <details className="confirm-fold">
      <summary>{label}</summary>
      <Form method="post" preventScrollReset className="confirm-fold-box">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{question}</p>
        {children}
        <Button type="submit" size="sm" kind={danger ? 'danger' : 'solid'}>
          {confirm}
        </Button>
      </Form>
    </details>
  );
}
