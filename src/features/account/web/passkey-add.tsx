import { Fingerprint } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { textOf } from './form-state.ts';

interface Wrong {
  field?: string | undefined;
  message: string;
}

/** The device itself makes the key, so there is nothing here for those without JavaScript. */
export function PasskeyAdd({ device }: { device: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();
  const [turn, setTurn] = useState(0);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setWrong(undefined);
    const { createPasskey } = await import('./passkey-browser.ts');
    const result = await createPasskey(textOf(form, 'Password'), textOf(form, 'Name') || device);
    setIsBusy(false);
    if (!result.ok) {
      setWrong(result);
      return;
    }
    toast(`通行密钥“${result.done}”已添加`, { kind: 'success' });
    setTurn(turn + 1);
    await revalidate();
  }

  return (
    <>
      <noscript>
        <p className="passkey-add-none">添加通行密钥要用到浏览器的脚本，请先打开 JavaScript。</p>
      </noscript>
      <Form
        key={turn}
        className="passkey-add"
        onSubmit={onSubmit}
        errors={wrong?.field ? [{ Field: wrong.field, Message: wrong.message }] : undefined}
        message={wrong?.field ? undefined : wrong?.message}
      >
        <Field label="名称" name="Name" defaultValue={device} maxLength={40} hint="认得出是哪台设备就好" />
        <PasswordField label="密码" name="Password" hint="先确认是你本人" />
        <div className="form-actions">
          <Button type="submit" kind="line" icon={<Fingerprint aria-hidden />} loading={isBusy}>
            添加通行密钥
          </Button>
        </div>
      </Form>
    </>
  );
}
