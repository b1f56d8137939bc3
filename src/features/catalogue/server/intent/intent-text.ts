import { toSimplified } from '#/platform/db/search/normal-form.ts';

/** Longer searches are no wishes; they are looked for as they stand. */
export const LONGEST_INTENT = 60;
const LONGEST_PERSON = 30;
const MOST_CANDIDATES = 400;

/** A prize before it is anybody's first name. */
const PRIZES = new Set(['奥斯卡']);

const LATIN = /[a-z0-9]/;
const WORD = /[\p{L}\p{N}]/u;
/** Stands inside names: 史蒂文·斯皮尔伯格, Wong Kar-wai. */
const JOINT = /[·・.\-' ‧•]/;

export interface IntentText {
  words: string;
  /** Simplified, small letters; every place is the same as in `words`. */
  plain: string;
}

export function intentText(words: string): IntentText {
  const text = words.normalize('NFKC').trim();
  let plain = '';
  for (const character of text) {
    const simple = toSimplified(character.toLowerCase());
    plain += simple.length === character.length ? simple : character;
  }
  return { words: text, plain };
}

export const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);

export const isLetter = (character: string | undefined): boolean => character !== undefined && /[a-z]/i.test(character);

/** Whether a word may begin or end here: not inside a number or an English word. */
export function isEdge(plain: string, at: number): boolean {
  const [before = '', after = ''] = [plain[at - 1], plain[at]];
  if (/\d/.test(before) && /\d/.test(after)) return false;
  return !(LATIN.test(before) && LATIN.test(after) && !(/\d/.test(before) !== /\d/.test(after)));
}

/** Names are compared without what joins their parts. */
const personKey = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');

export interface Candidate {
  key: string;
  from: number;
  to: number;
}

/** Every stretch of the words that may be somebody's name. */
export function personCandidates(plain: string): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < plain.length && found.length < MOST_CANDIDATES; from++) {
    if (!isWord(plain[from]) || !isEdge(plain, from)) continue;
    for (let to = from + 1; to < Math.min(plain.length, from + LONGEST_PERSON); to++) {
      const next = plain[to] as string;
      if (!isWord(next) && !(JOINT.test(next) && isWord(plain[to + 1]))) break;
      // Between Chinese words a space ends a name; 克里斯托弗 诺兰 is written with a dot or together.
      if (next === ' ' && !LATIN.test(plain[to - 1] ?? '')) break;
      if (isWord(next) && isEdge(plain, to + 1))
        found.push({ key: personKey(plain.slice(from, to + 1)), from, to: to + 1 });
    }
  }
  return found.filter(({ key }) => !PRIZES.has(key));
}
