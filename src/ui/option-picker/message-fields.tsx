import { Field } from '../field/field.tsx';
import { FieldNotes } from '../field/field-frame.tsx';
import { TextArea } from '../field/text-area.tsx';
import { Uploader } from '../uploader/uploader.tsx';
import type { MessageField } from './message-rules.ts';

export type MessageValues = Readonly<Record<string, string>>;

export interface MessageFieldsProps {
  fields: readonly MessageField[];
  values: MessageValues;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  /** Stores a picture and answers its address; without it picture fields are left out. */
  upload?: (file: File) => Promise<string>;
  /** The largest picture, in MB. */
  maxImageMb: number;
}

const INPUT = {
  text: {},
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  tel: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  id_no: { autoCapitalize: 'characters', maxLength: 18 },
} as const;

export function MessageFields({ fields, values, errors, onChange, upload, maxImageMb }: MessageFieldsProps) {
  return fields.map((field) => {
    const { name, type, isRequired, isLong, placeholder } = field;
    const common = {
      label: name,
      aside: isRequired ? undefined : '选填',
      error: errors[name],
      'aria-required': isRequired,
    };
    if (type === 'image') {
      if (!upload) return null;
      return (
        <div key={name} className="option-picker-image">
          <Uploader
            label={isRequired ? name : `${name}（选填）`}
            maxMb={maxImageMb}
            maxCount={1}
            upload={(file) => upload(file)}
            onChange={([url = '']) => onChange(name, url)}
          />
          <FieldNotes message={errors[name]} hint={undefined} />
        </div>
      );
    }
    const text = { ...common, value: values[name] ?? '', ...(placeholder && { placeholder }) };
    return isLong ? (
      <TextArea key={name} {...text} rows={2} onChange={(event) => onChange(name, event.target.value)} />
    ) : (
      <Field key={name} {...text} {...INPUT[type]} onChange={(event) => onChange(name, event.target.value)} />
    );
  });
}
