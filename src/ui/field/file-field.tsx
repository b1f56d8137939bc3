import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { FileBox } from './file-box.tsx';
import { useField } from './use-field.ts';

type Props = FieldText & Omit<ComponentProps<typeof FileBox>, 'size'>;

/** A file in a form, with a label and its error like any other field. */
export function FileField({ label, aside, hint, error, trailing, size, id, name, ...input }: Props) {
  const { control, notesId, message } = useField({ id, name, hint, error });
  return (
    <FieldFrame {...{ label, aside, hint, trailing, size, notesId, message }} controlId={control.id}>
      <span className="field-box">
        <FileBox {...input} {...control} />
      </span>
    </FieldFrame>
  );
}
