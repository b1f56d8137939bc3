import { useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { Outcome } from './account-outcome.ts';
import { CodeField, DefaultSubmit } from './code-field.tsx';
import { useCodeSending } from './use-code-sending.ts';

const askCode = (Email: string) => browserApi('POST /api/v1/code/email', { body: { Email } }, { quiet: true });

export function EmailForm({ outcome, current }: { outcome: Outcome | undefined; current: string | null }) {
  const isSending = useNavigation().formData?.get('form') === 'email';
  const sending = useCodeSending(askCode, outcome?.code);
  return (
    <Form
      errors={sending.errors ?? outcome?.errors}
      message={outcome?.message}
      onSubmit={sending.clearErrors}
      preventScrollReset
    >
      <DefaultSubmit />
      <input type="hidden" name="form" value="email" />
      <Field
        label={current ? '新邮箱' : '邮箱'}
        name="Email"
        type="email"
        autoComplete="email"
        defaultValue={outcome?.Email}
        hint={current ? `现在是 ${current}` : undefined}
      />
      <CodeField sending={sending} />
      <PasswordField label="密码" name="Password" hint="换邮箱要确认是你本人" />
      <div className="form-actions">
        <Button type="submit" loading={isSending}>
          {current ? '更换邮箱' : '绑定邮箱'}
        </Button>
      </div>
    </Form>
  );
}
