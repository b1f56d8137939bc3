import { nameKey } from './account.rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.rules.ts';

const TOO_COMMON = '这个密码太常见了，换一个别人猜不到的。';
const HOLDS_NAME = '密码里不要有用户名或邮箱名';

/** Rows of keys and runs that hands follow without a thought; also backwards. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];
const EVERY_RUN = [...RUNS, ...RUNS.map((run) => [...run].reverse().join(''))];

/** A few letters before or after the digits everyone types. */
const PADDED_COUNT = /^[a-z]{0,3}(?:1234567?8?9?0?|0?9?8?7?654321|([0-9])\1{5,})[a-z]{0,3}$/;
/** One to four characters over and over. */
const REPEATED = /^(.{1,4})\1+$/u;
const DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const MOBILE = /^1[3-9]\d{9}$/;

/** Why a password would be guessed early, or undefined. */
export function passwordWeakness(
  password: string,
  { username, email }: { username: string; email: string | null },
): string | undefined {
  const key = nameKey(password);
  const mailName = nameKey(email?.split('@')[0] ?? '');
  if (key.includes(nameKey(username)) || (mailName.length > 3 && key.includes(mailName))) return HOLDS_NAME;
  if (DATE.test(key)) return '不要用生日做密码';
  if (MOBILE.test(key)) return '不要用手机号做密码';
  const bare = key.replace(/[!@#$%^&*.~,?_-]+$/, '');
  const isCommon = COMMON_PASSWORDS.has(key) || COMMON_PASSWORDS.has(bare) || PADDED_COUNT.test(bare);
  return isCommon || REPEATED.test(key) || EVERY_RUN.some((run) => run.includes(key)) ? TOO_COMMON : undefined;
}
