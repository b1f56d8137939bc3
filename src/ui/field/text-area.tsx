import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface Props extends Omit<FieldText, 'size'>, ComponentProps<'textarea'> {}

/** With `maxLength` and no `aside`, the number of characters is counted along. */
export function TextArea({
  label,
  aside,
  hint,
  error,
  trailing,
  id,
  name,
  className = '',
  onInput,
  maxLength,
  ...area
}: Props) {
  const { control, notesId, message } = useField({ id, name, hint, error });
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const count = maxLength && (
    <span className="num">
      {length} / {maxLength}
    </span>
  );
  return (
    <FieldFrame {...{ label, hint, trailing, notesId, message }} aside={aside ?? count} controlId={control.id}>
      <span className="field-box">
        <textarea
          rows={4}
          {...area}
          {...control}
          {...(maxLength && { maxLength })}
          className={`field-input ${className}`}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      </span>
    </FieldFrame>
  );
}
