import { Field } from '../field/field.tsx';
import { NAME_MAX } from './contact-rules.ts';

interface Person {
  name: string;
  tel: string;
}

interface Props {
  value: Person;
  errors: Partial<Record<keyof Person, string | undefined>>;
  set: (key: keyof Person, value: string) => void;
  /** Who it is: 收件人, 收货人. */
  who: string;
}

/** Name and number, as contacts and addresses ask for them. */
export function PersonFields({ value, errors, set, who }: Props) {
  return (
    <>
      <Field
        label="姓名"
        autoComplete="name"
        placeholder={`${who}姓名`}
        maxLength={NAME_MAX}
        value={value.name}
        error={errors.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <Field
        label="电话"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={`${who}手机号`}
        value={value.tel}
        error={errors.tel}
        onChange={(event) => set('tel', event.target.value)}
      />
    </>
  );
}
