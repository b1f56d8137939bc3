import { Flag } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Select } from '#/ui/select/select.tsx';
import './report-form.css';

export type ReportOutcome =
  | { isReported: true }
  | { isReported: false; errors: FieldError[]; message: string | undefined }
  | undefined;

const REASONS = ['诈骗', '色情', '赌博', '侵权', '病毒', '其他'];

/** Folded until someone needs it; opens without JavaScript. */
export function ReportForm({ outcome }: { outcome: ReportOutcome }) {
  const isSending = useNavigation().state !== 'idle';
  if (outcome?.isReported) {
    return (
      <p className="report-form-done" role="status">
        已收到，站长会尽快查看。谢谢你。
      </p>
    );
  }
  return (
    <details className="report-form" open={outcome !== undefined}>
      <summary>
        <Flag aria-hidden />
        举报这个短链
      </summary>
      <Form errors={outcome?.errors} message={outcome?.message}>
        <Select label="原因" name="Reason" options={REASONS.map((value) => ({ value, label: value }))} />
        <Field label="说明" name="Detail" aside="选填" maxLength={200} autoComplete="off" />
        <SubmitRow kind="line" loading={isSending}>
          提交举报
        </SubmitRow>
      </Form>
    </details>
  );
}
