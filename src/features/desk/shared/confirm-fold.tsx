import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import '#/web/confirm-fold.css';

interface Props {
  /** The label of the button that opens the confirmation. */
  label: string;
  icon?: ReactNode;
  /** What it will do, said before it is done. */
  question: ReactNode;
  /** The label of the button that does it. */
  confirm: ReactNode;
  danger?: boolean;
  /** Hidden fields, or such that are asked for. */
  fields: Readonly<Record<string, string | number>>;
  children?: ReactNode;
}

/** A form that asks before it acts: the question stands at the button, without JavaScript too. */
export function ConfirmFold({ label, icon, question, confirm, danger = true, fields, children }: Props) {
  return (
    <Popover
      label={label}
      {...(icon && { icon: <ButtonText icon={icon}>{label}</ButtonText> })}
      buttonClass="confirm-fold"
      panelClass="confirm-fold-box"
      width={300}
      closeKey={useLocation().key}
    >
      <Form method="post" preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{question}</p>
        {children}
        <Button type="submit" size="sm" kind={danger ? 'danger' : 'solid'}>
          {confirm}
        </Button>
      </Form>
    </Popover>
  );
}

function ButtonText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="confirm-fold-text">
      {icon}
      {children}
    </span>
  );
}
