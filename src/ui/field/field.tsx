import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface FieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size'> {
  icon?: ReactNode;
  /** Inside the box, at its end. */
  end?: ReactNode;
  /** Shows a tick, and says this to those who cannot see it: 可以使用. */
  ok?: string | undefined;
}

export function Field({
  label,
  aside,
  hint,
  error,
  trailing,
  size,
  id,
  name,
  icon,
  end,
  ok,
  className = '',
  ...input
}: FieldProps) {
  const { control, notesId, message } = useField({ id, name, hint, error });
  return (
    <FieldFrame {...{ label, aside, hint, trailing, size, notesId, message }} controlId={control.id}>
      <span className="field-box">
        {icon && <span className="field-icon">{icon}</span>}
        <input type="text" {...input} {...control} className={`field-input ${className}`} />
        {ok && !message && (
          <span className="field-ok" role="img" aria-label={ok}>
            <Check />
          </span>
        )}
        {end}
      </span>
    </FieldFrame>
  );
}
