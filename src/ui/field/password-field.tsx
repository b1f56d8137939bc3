import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';

/** A password that can be looked at. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <IconButton
          className="field-end"
          label={isShown ? '隐藏密码' : '显示密码'}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
