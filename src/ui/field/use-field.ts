import { type ReactNode, use, useId } from 'react';
import { FormContext } from '../form/form-context.ts';
import type { FieldText } from './field-frame.tsx';

interface Asked {
  id?: string | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The id a control and its label share, the message to show, and what ties the two together for screen readers. */
export function useField({ id, name, hint, error }: Asked) {
  const own = useId();
  const form = use(FormContext);
  const fieldId = id ?? (form && name ? form.idOf(name) : own);
  const message = error ?? (name ? form?.messageOf(name) : undefined);
  const notesId = `${fieldId}-notes`;
  return {
    message,
    notesId,
    control: {
      id: fieldId,
      name,
      ...(message && { 'aria-invalid': true }),
      ...((message || hint) && { 'aria-describedby': notesId }),
    },
  };
}

/** What of a control's properties is for the frame around it, and what is for the control itself. */
export function useFramedField<Props extends FieldText & Asked>(props: Props) {
  const { label, aside, hint, error, trailing, size, id, name, ...rest } = props;
  const { control, notesId, message } = useField({ id, name, hint, error });
  const frame = { label, aside, hint, trailing, size, notesId, message, controlId: control.id };
  return { frame, control: { ...rest, ...control }, message };
}
