import { z } from 'zod';

/** Wide letters and digits, as Chinese keyboards type them, mean the plain ones. */
const typed = (missing: string) => z.string(missing).normalize('NFKC').trim().min(1, missing);

/** Latin letters, digits, `_` and Chinese characters: letters of other scripts look like these and are others. */
const NAME = /^[A-Za-z0-9_\p{Unified_Ideograph}〇]{3,20}$/u;

export const username = typed('请填写用户名').regex(NAME, '3–20 个字，可用中文、字母、数字和下划线');

export const email = typed('请填写邮箱')
  .toLowerCase()
  .max(254, '邮箱太长')
  .refine((text) => z.email().safeParse(text).success, '邮箱格式不正确');

export const code = typed('请填写验证码').regex(/^\d{6}$/, '验证码是 6 位数字');

/** A password that is being chosen. Whether it is too common is asked on the server. */
export const newPassword = z
  .string('请填写密码')
  .min(1, '请填写密码')
  .refine((text) => lengthOf(text) >= 8, '密码至少 8 位')
  .refine((text) => lengthOf(text) <= 64, '密码最多 64 位');

/** A password that is being checked: rules that came later must not lock anyone out. */
export const password = z.string('请填写密码').min(1, '请填写密码').max(256, '密码太长');

function lengthOf(text: string): number {
  return [...text.normalize('NFKC')].length;
}
