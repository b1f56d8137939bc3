import { useNavigation } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import type { FactorForm, Outcome } from './account-outcome.ts';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './factor-part.css';

interface Props {
  /** Since when, or null. */
  since: string | null;
  codesLeft: number;
  outcome: Outcome | undefined;
}

/** The second factor: setting it up, its recovery codes, closing it. */
export function FactorPart({ since, codesLeft, outcome }: Props) {
  const shown = outcome?.shown;
  if (shown && 'Secret' in shown) return <FactorSetup enrolment={shown} outcome={outcome} />;
  if (since === null) return <BeginForm outcome={outcome} />;
  return (
    <>
      {shown && <RecoveryCodes codes={shown.RecoveryCodes} />}
      <p className="factor-state">
        <Badge tone="done">已打开</Badge>
        <span>
          <span className="num">{since.slice(0, 10)}</span> 起，恢复码还剩 <span className="num">{codesLeft}</span> 个
        </span>
      </p>
      {codesLeft <= 2 && <p className="factor-warning">恢复码快用完了，重新生成一组吧。</p>}
      <ProofFold
        form="factor-codes"
        label="重新生成恢复码"
        note="旧的恢复码马上全部作废，新的只显示一次。"
        action="生成新的恢复码"
        outcome={outcome}
      />
      <ProofFold
        form="factor-close"
        label="关闭两步验证"
        note="关闭之后，只凭密码就能登录。"
        action="关闭两步验证"
        danger
        outcome={outcome}
      />
    </>
  );
}

function BeginForm({ outcome }: { outcome: Outcome | undefined }) {
  const isSending = useNavigation().formData?.get('form') === 'factor-begin';
  return (
    <Form errors={outcome?.errors} message={outcome?.message} preventScrollReset>
      <input type="hidden" name="form" value="factor-begin" />
      <PasswordField label="密码" name="Password" hint="先确认是你本人" />
      <SubmitRow loading={isSending}>打开两步验证</SubmitRow>
    </Form>
  );
}

interface FoldProps {
  form: FactorForm;
  label: string;
  note: string;
  action: string;
  danger?: boolean;
  outcome: Outcome | undefined;
}

/** Folded, since it is seldom wanted; asks for the password and a code. */
function ProofFold({ form, label, note, action, danger = false, outcome }: FoldProps) {
  const own = outcome?.form === form && !outcome.done ? outcome : undefined;
  const isSending = useNavigation().formData?.get('form') === form;
  return (
    <details className="factor-fold" open={own !== undefined} key={outcome?.at}>
      <summary>{label}</summary>
      <Form errors={own?.errors} message={own?.message} preventScrollReset>
        <input type="hidden" name="form" value={form} />
        <p>{note}</p>
        <PasswordField label="密码" name="Password" />
        <Field
          label="验证码"
          name="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          hint="验证器上的 6 位数字，或一个恢复码"
        />
        <div className="form-actions">
          <Button type="submit" kind={danger ? 'danger' : 'solid'} loading={isSending}>
            {action}
          </Button>
        </div>
      </Form>
    </details>
  );
}
