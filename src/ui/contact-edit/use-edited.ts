import { type FormEvent, useState } from 'react';

type Errors<Value> = Partial<Record<keyof Value, string | undefined>>;

/** What a form holds and what is wrong with it. A field's message goes when the field is changed. */
export function useEdited<Value extends object>(
  initial: Value,
  check: (value: Value) => Errors<Value>,
  onSave: (value: Value) => void,
) {
  const [value, setValue] = useState(initial);
  const [errors, setErrors] = useState<Errors<Value>>({});
  return {
    value,
    errors,
    set<Key extends keyof Value>(key: Key, next: Value[Key]) {
      setValue((before) => ({ ...before, [key]: next }));
      setErrors((before) => ({ ...before, [key]: undefined }));
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const found = check(value);
      setErrors(found);
      if (Object.values(found).every((message) => message === undefined)) return onSave(value);
      const form = event.currentTarget;
      // After the messages are in the page, so that the field is read out with its own.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    },
  };
}
