import { useNavigation } from 'react-router';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import type { Outcome } from './account-outcome.ts';
import { NewPasswordField } from './new-password-field.tsx';

export function PasswordForm({ outcome, username }: { outcome: Outcome | undefined; username: string }) {
  const isSending = useNavigation().formData?.get('form') === 'password';
  return (
    <Form errors={outcome?.errors} message={outcome?.message} preventScrollReset>
      <input type="hidden" name="form" value="password" />
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="原密码" name="OldPassword" />
      <NewPasswordField label="新密码" />
      <SubmitRow loading={isSending}>修改密码</SubmitRow>
    </Form>
  );
}
