import { badSlug } from './short-link.errors.ts';
import { OFFENSIVE, RESERVED } from './slug.data.ts';

/** Turns traditional characters into simplified ones; given from outside, since it needs a dictionary. */
export type Simplify = (text: string) => string;

const SHAPE = /^[\p{Script=Han}a-z0-9](?:[\p{Script=Han}a-z0-9_-]*[\p{Script=Han}a-z0-9])?$/u;
const LONGEST = 40;
/** Radicals look like whole characters, and no folding knows them. */
const RADICAL = /[\u2e80-\u2fdf]/;

/** One spelling for all that read the same: case, width and traditional characters. Undefined for what no code can be. */
export function slugKey(text: string, simplify: Simplify): string | undefined {
  if (text.length > LONGEST * 4 || !text.isWellFormed() || RADICAL.test(text)) return undefined;
  const key = simplify(text.normalize('NFKC').toLowerCase());
  return SHAPE.test(key) && [...key].length <= LONGEST ? key : undefined;
}

/** On the short host these are pages, and everywhere they would be taken for ours. */
export function isReserved(key: string): boolean {
  return RESERVED.has(key);
}

/** The code an owner wishes for, in the form it is kept in, or the refusal that says what is wrong with it. */
export function checkedSlug(text: string, simplify: Simplify): string {
  const typed = text.trim();
  if ([...typed].length > LONGEST) throw badSlug(`短码不能超过 ${LONGEST} 个字`);
  const key = slugKey(typed, simplify);
  if (key === undefined) throw badSlug('短码可以用汉字、字母、数字，中间可以有 - 和 _');
  if ([...key].length < (/\p{Script=Han}/u.test(key) ? 2 : 3))
    throw badSlug('短码太短了：汉字至少 2 个，字母数字至少 3 个');
  if (isReserved(key)) throw badSlug('这个短码留给本站的页面了，请换一个');
  if (isOffensive(key)) throw badSlug('这个短码不合适，请换一个');
  return key;
}

/** In Latin letters as whole words only, or `class` would hold another; signs and digits put for letters are seen through. */
function isOffensive(key: string): boolean {
  const joined = key.replaceAll(/[-_]/g, '');
  const words = key.split(/[-_]+/);
  const plain = words.map((word) => word.replaceAll(/[01345]/g, (digit) => LETTERS[digit] ?? digit));
  return OFFENSIVE.some((word) =>
    /^[a-z]+$/.test(word)
      ? [joined, ...words, ...plain].some((one) => one === word || one === `${word}s`)
      : joined.includes(word),
  );
}

const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
