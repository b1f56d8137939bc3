import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import './checkbox.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** What is agreed to or switched on; may hold links. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Some, but not all, of what it stands for are chosen. */
  partly?: boolean;
}

export function Checkbox({ children, hint, error, partly = false, id, name, className = '', ...input }: Props) {
  const { control, notesId, message } = useField({ id, name, hint, error });
  return (
    <div className={`checkbox ${className}`}>
      <label className="checkbox-label">
        <input
          {...input}
          {...control}
          type="checkbox"
          className="checkbox-box"
          ref={(box) => {
            if (box) box.indeterminate = partly;
          }}
        />
        <span>{children}</span>
      </label>
      <div id={notesId} className="checkbox-notes" aria-live="polite">
        <FieldNotes message={message} hint={hint} />
      </div>
    </div>
  );
}
