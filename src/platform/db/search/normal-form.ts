import { LRUCache } from 'lru-cache';
import { Converter } from 'opencc-js/t2cn';
import { withPlainSeasons } from './season-words.ts';

const convert = Converter({ from: 't', to: 'cn' });
const simplifiedOf = new Map<string, string>();
/** Names come again: in keys and tokens of one entry, and people in many entries. */
const forms = new LRUCache<string, string>({ max: 10_000 });

/** Character by character: a word and a part of it must come out the same, which whole phrases do not promise. */
export function toSimplified(text: string): string {
  let result = '';
  for (const character of text) {
    if (character < '\u3400') {
      result += character;
      continue;
    }
    let simple = simplifiedOf.get(character);
    if (simple === undefined) {
      simple = convert(character);
      simplifiedOf.set(character, simple);
    }
    result += simple;
  }
  return result;
}

/** One spelling for texts that read the same, with single spaces where the text had a break. */
export function spacedForm(text: string): string {
  const known = forms.get(text);
  if (known !== undefined) return known;
  const made = makeSpacedForm(text);
  forms.set(text, made);
  return made;
}

const ACCENTS = /[\u00c0-\u036f\u1e00-\u1eff]/;

/** Accents are not typed: Amélie, and pinyin with its tones. Those of other scripts are letters of their own. */
function withoutAccents(text: string): string {
  if (!ACCENTS.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])[\u0300-\u036f]+/g, '')
    .normalize('NFC');
}

function makeSpacedForm(text: string): string {
  const plain = toSimplified(withoutAccents(text.normalize('NFKC').toLowerCase()))
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
  return withPlainSeasons(plain).replaceAll(/\s+/g, ' ').trim();
}

/** The same without any break: what is compared. */
export function keyOf(text: string): string {
  return spacedForm(text).replaceAll(' ', '');
}
