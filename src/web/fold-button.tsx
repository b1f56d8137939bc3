import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import './confirm-fold.css';

interface Props {
  label: string;
  question: ReactNode;
  confirm: ReactNode;
  name: string;
  value: string;
  danger?: boolean;
  /** Asks by this key in a list with `RowKeys`. */
  rowKey?: string;
  children?: ReactNode;
}

/** A button of the form around it that asks before it sends: the first press only opens the question beside it. */
export function FoldButton({ label, question, confirm, name, value, danger = true, rowKey, children }: Props) {
  return (
    <Popover
      label={label}
      buttonClass="confirm-fold"
      panelClass="confirm-fold-box"
      width={300}
      closeKey={useLocation().key}
    >
      <div className="confirm-fold-ask">
        <p>{question}</p>
        {children}
        <Button type="submit" size="sm" kind={danger ? 'danger' : 'solid'} name={name} value={value} data-key={rowKey}>
          {confirm}
        </Button>
      </div>
    </Popover>
  );
}
