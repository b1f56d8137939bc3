import {
  countGraphemes,
  MAX_CONTENT,
  MAX_CONTENT_BYTES,
  MAX_LINES,
  MAX_NICKNAME,
  MAX_NICKNAME_BYTES,
  REVIEW,
} from '../word-text.pure.ts';
import { cleanLine, cleanText } from './clean-text.rules.ts';
import { badContent, badNickname } from './word.errors.ts';

/** Turns traditional characters into simplified ones; given from outside, since it needs a dictionary. */
export type Simplify = (text: string) => string;

const ANONYMOUS = '匿名访客';
/** Names by which the site itself would be taken to speak. */
const RESERVED =
  /站长|站务|管理员|管理人|官方|版主|客服|搜罗|系统消息|^系统$|admin|operator|moderator|official|webmaster/;
/** Radicals look like whole characters, and no folding knows them. */
const RADICALS = /[\u2e80-\u2fdf]/;

const WORD = { letters: MAX_CONTENT, bytes: MAX_CONTENT_BYTES, lines: MAX_LINES };

export function checkedContent(text: string, isReview = false): string {
  const content = cleanText(text);
  const { letters, bytes, lines } = isReview ? REVIEW : WORD;
  const what = isReview ? '评论' : '留言';
  if (content === '') throw badContent('请写点什么');
  if (countGraphemes(content) > letters) throw badContent(`${what}不能超过 ${letters} 个字`);
  if (byteLength(content) > bytes) throw badContent(`${what}里特殊字符太多了，请删掉一些`);
  if (content.split('\n').length > lines) throw badContent(`${what}不能超过 ${lines} 行`);
  return content;
}

/** What a visitor wants to be called. Nothing is a name too. */
export function checkedNickname(text: string, simplify: Simplify): string {
  const name = cleanLine(text);
  if (name === '') return ANONYMOUS;
  if (countGraphemes(name) > MAX_NICKNAME) throw badNickname(`昵称不能超过 ${MAX_NICKNAME} 个字`);
  if (byteLength(name) > MAX_NICKNAME_BYTES) throw badNickname('昵称里特殊字符太多了');
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) throw badNickname('昵称里至少要有一个字');
  if (RADICALS.test(name) || RESERVED.test(folded(name, simplify))) throw badNickname('这个昵称不能用，请换一个');
  return name;
}

/** One spelling for everything that reads the same: width, case, script, and whatever is put between. */
export function folded(text: string, simplify: Simplify): string {
  return simplify(text.normalize('NFKC').toLowerCase()).replaceAll(/[\p{Z}\p{C}\p{P}\p{M}\p{Sk}\p{Sm}\s]/gu, '');
}

/** What makes two texts the same message. Signs count: 好！ and 好？ are two. */
export function sameText(text: string, simplify: Simplify): string {
  return simplify(text.normalize('NFKC').toLowerCase()).replaceAll(/\s/g, '');
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
