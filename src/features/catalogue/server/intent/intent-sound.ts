import { ownValue } from '#/contract/own-value.pure.ts';
import { readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import { SENSES } from './intent-words.ts';

/** Longer than any word of the tables, in letters or characters. */
const LONGEST = 24;
const SHORTEST = { letters: 4, characters: 2 };
/** What follows a word: 悬疑局, xuanyi ju. */
const ENDINGS: Readonly<Record<string, string>> = { ju: '剧', pian: '片', fan: '番', de: '的' };

/** Words of the patterns for periods that stand alone. */
const PERIOD_WORDS = ['今年', '去年', '前年', '最近', '近期', '最新'];

let wordsBySound: Map<string, string> | undefined;

/** Made when it is first needed: most searches are written as they should be. */
function wordOf(sound: string): string | undefined {
  wordsBySound ??= new Map(
    [...SENSES.keys(), ...PERIOD_WORDS]
      .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
      .flatMap((word) => soundsOf(word).map((own) => [own, word] as const))
      .reverse(),
  );
  return wordsBySound.get(sound);
}

export const soundsOf = (text: string): string[] =>
  /^[a-z]+$/.test(text) ? [text] : readingsOf(text).map((syllables) => syllables.join(''));

/**
 * Typed as it sounds, by pinyin or with wrong characters: guochan, 玄疑剧, 科环片. Undefined where the whole of it is no
 * words of wishes. An ending alone needs a word before it.
 */
export function respelled(piece: string, isAfterWord: boolean): string | undefined {
  if (piece === '') return '';
  const isLatin = /^[a-z]+$/.test(piece);
  if (!isLatin && !/^\p{Script=Han}+$/u.test(piece)) return undefined;
  const least = isLatin ? SHORTEST.letters : SHORTEST.characters;
  for (let to = Math.min(piece.length, LONGEST); to > 0; to--) {
    const part = piece.slice(0, to);
    const word = soundsOf(part)
      .map((sound) => (to >= least ? wordOf(sound) : undefined) ?? (isAfterWord ? ownValue(ENDINGS, sound) : undefined))
      .find((one) => one !== undefined && (isLatin || one.length === to));
    const rest = word && respelled(piece.slice(to), true);
    if (rest !== undefined) return `${word}${rest}`;
  }
  return undefined;
}

/** One word in letters that is nothing but words of wishes. */
export const isRespelled = (words: string): boolean =>
  /^[a-z]+$/i.test(words) && respelled(words.toLowerCase(), false) !== undefined;
