import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME, USERNAME_RULE } from './account-fields.pure.ts';

/** Wide letters and digits, as Chinese keyboards type them, mean the plain ones. */
const typed = (missing: string) => z.string(missing).normalize('NFKC').trim().min(1, missing);

export const username = typed('请填写用户名').regex(USERNAME, USERNAME_RULE);

export const email = typed('请填写邮箱')
  .toLowerCase()
  .max(254, '邮箱太长')
  .refine((text) => z.email().safeParse(text).success, '邮箱格式不正确');

export const code = typed('请填写验证码').regex(/^\d{6}$/, '验证码是 6 位数字');

/** A password that is being chosen. Whether it is too common is asked on the server. */
export const newPassword = z
  .string('请填写密码')
  .min(1, '请填写密码')
  .refine((text) => lengthOf(text) >= PASSWORD_MIN, `密码至少 ${PASSWORD_MIN} 位`)
  .refine((text) => lengthOf(text) <= PASSWORD_MAX, `密码最多 ${PASSWORD_MAX} 位`);

/** A password that is being checked: rules that came later must not lock anyone out. */
export const password = z.string('请填写密码').min(1, '请填写密码').max(256, '密码太长');

function lengthOf(text: string): number {
  return [...text.normalize('NFKC')].length;
}
