import { type FormEvent, useId, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { Refusal } from '#/web/api.ts';
import type { Bill } from '../bill-fields.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { amountValue } from './bill-form.ts';
import { useLedger } from './use-ledger.ts';

interface Props {
  /** The bill to be marked done; nothing is shown without one. */
  bill: Bill | undefined;
  onClose: () => void;
}

/** The one question before a bill is done: how much arrived. */
export function BillDone({ bill, onClose }: Props) {
  const formId = useId();
  const ledger = useLedger();
  const [refused, setRefused] = useState<Refusal>();
  const close = () => {
    setRefused(undefined);
    onClose();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bill) return;
    const result = await ledger.markDone(bill, String(new FormData(event.currentTarget).get('Arrived') ?? ''));
    if (result.ok) close();
    else setRefused(result);
  };
  return (
    <Dialog
      open={bill !== undefined}
      onClose={close}
      title="到账了多少？"
      footer={
        <>
          <Button kind="line" onClick={close}>
            取消
          </Button>
          <Button type="submit" form={formId}>
            标记完成
          </Button>
        </>
      }
    >
      {bill && (
        <Form
          id={formId}
          key={bill.Id}
          onSubmit={send}
          errors={refused?.errors}
          message={refused && refused.errors.length === 0 ? refused.message : undefined}
        >
          <p>
            「{bill.Title}」
            {bill.PredictIncome > 0 ? `预计还有 ¥${yuanText(bill.PredictIncome)} 要收。` : '没有填预计收入。'}
            到账的钱会加进收入，之后不再提醒。
          </p>
          <Field
            label="到账金额"
            name="Arrived"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            icon="¥"
            defaultValue={amountValue(bill.PredictIncome)}
            hint="没有到账就清空或填 0"
            autoFocus
          />
        </Form>
      )}
    </Dialog>
  );
}
