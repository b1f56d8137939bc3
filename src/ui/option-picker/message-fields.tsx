import { type ChangeEvent, useState } from 'react';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { oversizeText } from '../uploader/oversize.ts';
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
      const image = { ...common, value: values[name] ?? '', maxImageMb, upload };
      return <ImageField key={name} {...image} onChange={(value) => onChange(name, value)} />;
    }
    const text = { ...common, value: values[name] ?? '', ...(placeholder && { placeholder }) };
    return isLong ? (
      <TextArea key={name} {...text} rows={2} onChange={(event) => onChange(name, event.target.value)} />
    ) : (
      <Field key={name} {...text} {...INPUT[type]} onChange={(event) => onChange(name, event.target.value)} />
    );
  });
}

interface ImageFieldProps {
  label: string;
  aside: string | undefined;
  error: string | undefined;
  value: string;
  maxImageMb: number;
  upload: (file: File) => Promise<string>;
  onChange: (value: string) => void;
}

function ImageField({ value, maxImageMb, upload, onChange, error, ...rest }: ImageFieldProps) {
  const [own, setOwn] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    const oversize = file && oversizeText(file.size, maxImageMb);
    setOwn(oversize);
    onChange('');
    if (!file || oversize) return;
    setBusy(true);
    try {
      onChange(await upload(file));
    } catch {
      setOwn('上传失败');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Field
      {...rest}
      type="file"
      accept="image/*"
      error={own ?? error}
      hint={isBusy ? '正在上传…' : value ? '上传成功' : `不超过 ${maxImageMb} MB`}
      onChange={take}
    />
  );
}
