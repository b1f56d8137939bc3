import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { FieldError } from '#/ui/form/form-context.ts';
import { Card } from '#/ui/section/card.tsx';
import type { Receipt } from '../bill-receipt.contract.ts';
import { BillFields, type BillValues } from './bill-fields.tsx';
import { fieldsIn, type Names } from './bill-form.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { ReceiptNote } from './receipt-note.tsx';
import { useLedger } from './use-ledger.ts';

interface Refused {
  errors: readonly FieldError[];
  message: string;
  typed?: Record<string, string>;
}

interface Props {
  names: Names;
  today: string;
  /** What the server said to a form sent without scripts. */
  refused: Refused | undefined;
  onClose: () => void;
  /** The page without this form. */
  closePath: string;
  /** Changes when the form should take the focus. */
  focus: number;
}

/** Cleared after a bill was noted; date, category and account stay for the next of the same day. */
const CLEARED = ['Title', 'Expense', 'Income', 'PredictIncome', 'RemindTime', 'Remark'];

export function BillEntry({ names, today, refused: refusedAtFirst, onClose, closePath, focus }: Props) {
  const ledger = useLedger();
  const title = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(refusedAtFirst);
  const [isSending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();

  useEffect(() => {
    if (focus > 0) title.current?.focus();
  }, [focus]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setSending(true);
    const result = await ledger.add(fieldsIn(new FormData(form)));
    setSending(false);
    setRefused(result.ok ? undefined : result);
    if (!result.ok) return;
    for (const name of CLEARED) fill(form, name, '');
    setReceipt(undefined);
    title.current?.focus();
  };

  const close = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };

  const take = (read: Receipt) => {
    const form = title.current?.form;
    setReceipt(read);
    if (!form) return;
    if (read.Amount.Value !== null) fill(form, 'Expense', read.Amount.Value.toFixed(2));
    if (read.Date.Value !== null) fill(form, 'CreatedTime', read.Date.Value);
    if (read.Shop.Value !== null) fill(form, 'Title', read.Shop.Value);
  };

  /** Who still expects money is not done yet. */
  const noticeForecast = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'PredictIncome') return;
    const done = currentTarget.elements.namedItem('IsDone');
    if (done instanceof HTMLInputElement) done.checked = target.value.trim() === '';
  };

  return (
    <Card className="bill-entry" title="记一笔" aside={<EntryHint />}>
      <Form
        onSubmit={send}
        onInput={noticeForecast}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        errors={refused?.errors}
        message={refused && refused.errors.length === 0 ? refused.message : undefined}
      >
        <BillFields values={valuesOf(refused?.typed, today)} names={names} title={title} />
        {receipt && <ReceiptNote receipt={receipt} />}
        <div className="bill-buttons">
          <Button type="submit" loading={isSending}>
            记下
          </Button>
          <Button kind="line" to={closePath} onClick={close}>
            收起
          </Button>
          <ReceiptButton onRead={take} />
        </div>
      </Form>
    </Card>
  );
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function EntryHint() {
  return (
    <span className="bill-entry-hint">
      <kbd>N</kbd> 打开 <kbd>Enter</kbd> 记下 <kbd>Esc</kbd> 收起
    </span>
  );
}

function valuesOf(typed: Record<string, string> | undefined, today: string): BillValues {
  const text = (name: string, fallback = '') => typed?.[name] ?? fallback;
  return {
    Title: text('Title'),
    CreatedTime: text('CreatedTime', today),
    RemindTime: text('RemindTime'),
    Category: text('Category'),
    Account: text('Account'),
    Expense: text('Expense'),
    Income: text('Income'),
    PredictIncome: text('PredictIncome'),
    Remark: text('Remark'),
    IsDone: typed ? 'IsDone' in typed : true,
  };
}
