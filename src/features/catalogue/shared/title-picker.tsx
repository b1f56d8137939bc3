import { useState } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { TitleSearch } from './title-search.tsx';

interface Props {
  label: string;
  /** The form gets the title's key under this name. */
  name: string;
  picked?: string;
  hint?: string;
  error?: string;
}

/** A field of a form that takes a title: its key or address can be typed or pasted, and it can be searched for. */
export function TitlePicker({ label, name, picked = '', hint, error }: Props) {
  const [key, setKey] = useState(picked);
  return (
    <div className="title-picker">
      <Field
        label={label}
        name={name}
        value={key}
        error={error || undefined}
        hint={hint ?? '在下面搜片名，或贴上它页面的网址'}
        onChange={({ target }) => setKey(target.value)}
      />
      <TitleSearch label={`搜索${label}`} without={key ? [key] : []} onPick={({ Key }) => setKey(Key)} />
    </div>
  );
}
