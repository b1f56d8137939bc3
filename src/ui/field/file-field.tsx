import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { FileBox } from './file-box.tsx';
import { useFramedField } from './use-field.ts';

type Props = FieldText & Omit<ComponentProps<typeof FileBox>, 'size'>;

/** A file in a form, with a label and its error like any other field. */
export function FileField(props: Props) {
  const { frame, control } = useFramedField(props);
  return (
    <FieldFrame {...frame}>
      <span className="field-box">
        <FileBox {...control} />
      </span>
    </FieldFrame>
  );
}
