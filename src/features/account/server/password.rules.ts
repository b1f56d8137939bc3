import { nameKey } from './account.rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.rules.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.data.ts';

const TOO_COMMON = '这个密码太常见了，换一个别人猜不到的。';
const HOLDS_NAME = '密码里不要有用户名或邮箱名';
const HOLDS_SITE = '不要用网站的名字做密码';

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
/** The words that a guesser takes from this very page, and what people put around them. */
const SITE_WORDS = /souluo|搜罗/g;
const PADDING = /[\p{N}\p{P}\p{S}]/gu;
const OWN_LETTERS = 4;

/** Why a password would be guessed early, or undefined. */
export function passwordWeakness(
  password: string,
  { username, email }: { username: string; email: string | null },
): string | undefined {
  const key = nameKey(password);
  const mailName = nameKey(email?.split('@')[0] ?? '');
  if (key.includes(nameKey(username)) || (mailName.length > 3 && key.includes(mailName))) return HOLDS_NAME;
  if (isSiteName(key)) return HOLDS_SITE;
  if (DATE.test(key)) return '不要用生日做密码';
  if (MOBILE.test(key)) return '不要用手机号做密码';
  const bare = key.replace(/[!@#$%^&*.~,?_-]+$/, '');
  const isCommon = [key, bare].some((one) => COMMON_PASSWORDS.has(one) || LEAKED_PASSWORDS.has(one));
  return isCommon || PADDED_COUNT.test(bare) || REPEATED.test(key) || EVERY_RUN.some((run) => run.includes(key))
    ? TOO_COMMON
    : undefined;
}

/** The name of the site with next to nothing of one's own. */
function isSiteName(key: string): boolean {
  const rest = key.replaceAll(SITE_WORDS, '');
  return rest !== key && rest.replaceAll(PADDING, '').length < OWN_LETTERS;
}
