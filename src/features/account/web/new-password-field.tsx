import { useState } from 'react';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '../account-fields.pure.ts';
import { passwordStrength } from '../password-strength.pure.ts';
import './new-password-field.css';

/** A password that is being chosen: says the rule, and how good the choice looks. */
export function NewPasswordField({ label }: { label: string }) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      label={label}
      name="Password"
      autoComplete="new-password"
      hint={typed ? <StrengthMeter password={typed} /> : `${PASSWORD_MIN}–${PASSWORD_MAX} 位，别用太常见的`}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function StrengthMeter({ password }: { password: string }) {
  const { level, label } = passwordStrength(password);
  return (
    <span className="password-strength" data-level={level}>
      <span className="password-strength-bar" aria-hidden="true" />
      强度：{label}
    </span>
  );
}
