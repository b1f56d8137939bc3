import { lazy, Suspense, useState } from 'react';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '../account-fields.pure.ts';

const StrengthMeter = lazy(() => import('./strength-meter.tsx'));
const RULE = `${PASSWORD_MIN}–${PASSWORD_MAX} 位，别用太常见的`;

/** A password that is being chosen: says the rule, and how good the choice looks. */
export function NewPasswordField({ label }: { label: string }) {
  const [typed, setTyped] = useState<{ password: string; form: HTMLFormElement | null }>();
  const meter = <Suspense fallback={RULE}>{typed && <StrengthMeter {...typed} />}</Suspense>;
  return (
    <PasswordField
      label={label}
      name="Password"
      autoComplete="new-password"
      hint={typed?.password ? meter : RULE}
      onInput={({ currentTarget: { value, form } }) => setTyped({ password: value, form })}
    />
  );
}
