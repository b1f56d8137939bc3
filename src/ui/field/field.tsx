import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { useFramedField } from './use-field.ts';

export interface FieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size'> {
  icon?: ReactNode;
  /** Inside the box, at its end. */
  end?: ReactNode;
  /** Shows a tick, and says this to those who cannot see it: 可以使用. */
  ok?: string | undefined;
}

export function Field({ icon, end, ok, className = '', ...props }: FieldProps) {
  const { frame, control, message } = useFramedField(props);
  return (
    <FieldFrame {...frame}>
      <span className="field-box">
        {icon && <span className="field-icon">{icon}</span>}
        <input type="text" {...control} className={`field-input ${className}`} />
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
