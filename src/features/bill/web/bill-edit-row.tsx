import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { Refusal } from '#/web/api.ts';
import type { Bill } from '../bill-fields.contract.ts';
import { BillFields } from './bill-fields.tsx';
import { amountValue, fieldsIn, type Names } from './bill-form.ts';
import { useLedger } from './use-ledger.ts';

interface Props {
  bill: Bill;
  names: Names;
  onClose: () => void;
}

/** A row turned into a form at the same place. */
export function BillEditRow(props: Props) {
  return (
    <tr className="bill-edit">
      <td colSpan={8}>
        <BillEditForm {...props} />
      </td>
    </tr>
  );
}

export function BillEditForm({ bill, names, onClose }: Props) {
  const ledger = useLedger();
  const title = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refusal>();
  const [isSending, setSending] = useState(false);

  useEffect(() => title.current?.focus(), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const result = await ledger.save(bill, fieldsIn(new FormData(event.currentTarget)));
    setSending(false);
    if (result.ok) onClose();
    else setRefused(result);
  };

  return (
    <Form
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      errors={refused?.errors}
      message={refused && refused.errors.length === 0 ? refused.message : undefined}
      aria-label={`修改「${bill.Title}」`}
    >
      <BillFields values={valuesOf(bill)} names={names} title={title} />
      <div className="bill-buttons">
        <Button type="submit" loading={isSending}>
          保存
        </Button>
        <Button kind="line" onClick={onClose}>
          取消
        </Button>
      </div>
    </Form>
  );
}

function valuesOf(bill: Bill) {
  return {
    Title: bill.Title,
    CreatedTime: bill.CreatedTime.slice(0, 10),
    RemindTime: bill.RemindTime.slice(0, 10),
    Category: bill.Category,
    Account: bill.Account,
    Expense: amountValue(bill.Expense),
    Income: amountValue(bill.Income),
    PredictIncome: amountValue(bill.PredictIncome),
    Remark: bill.Remark,
    IsDone: bill.IsDone,
  };
}
