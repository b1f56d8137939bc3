import { isIdNumber } from './id-number.ts';

/** Something the seller wants to know with the order. */
export interface MessageField {
  name: string;
  type: 'text' | 'mobile' | 'tel' | 'email' | 'id_no' | 'image';
  isRequired?: boolean;
  placeholder?: string;
  /** Several lines; for text only. */
  isLong?: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const FORMS = {
  text: { test: () => true, message: () => '' },
  mobile: { test: (value: string) => /^\d{6,20}$/.test(value), message: () => '手机号要填 6–20 位数字' },
  tel: { test: (value: string) => /^\d+$/.test(value), message: (name: string) => `${name}只能填数字` },
  email: { test: (value: string) => EMAIL.test(value), message: () => '邮箱地址不正确' },
  id_no: { test: isIdNumber, message: () => '身份证号码不正确' },
  image: { test: () => true, message: () => '' },
};

/** What is wrong with an answer, or nothing. */
export function messageError({ name, type, isRequired }: MessageField, value = ''): string | undefined {
  const given = value.trim();
  if (given === '') return isRequired ? `${type === 'image' ? '请上传' : '请填写'}${name}` : undefined;
  const form = FORMS[type];
  return form.test(given) ? undefined : form.message(name);
}
