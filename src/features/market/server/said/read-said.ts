import { toSimplified } from '#/platform/db/search/normal-form.ts';
import type { Said } from './said.rules.ts';
import { PATTERNS } from './said-patterns.ts';
import { KINDS, LEADING, PICTURED, TRAILING, UNMET } from './said-words.data.ts';

/** Longer ones are texts, and are looked for as they stand. */
const LONGEST = 60;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu;
const QUOTED = /[《〈「『“"][^《》〈〉「」『』“”"]+[》〉」』”"]/g;
/** A street, a station or a dish may begin like a city. */
const NO_CITY = '(?![路街道站烤])';

interface Span {
  from: number;
  to: number;
}

/** Reads what somebody typed as people say it. What is not understood stays among the words. */
export function readSaid(typed: string, cities: readonly string[]): Said {
  const words = typed.normalize('NFKC').trim();
  const nothing: Said = { words: typed.trim(), unmet: [] };
  if (words === '' || words.length > LONGEST) return nothing;
  const plain = plainOf(words);
  const said: Omit<Said, 'words'> = { unmet: [] };
  const taken: Span[] = [];
  const isFree = (span: Span) => taken.every(({ from, to }) => span.to <= from || span.from >= to);
  const quoted = [...plain.matchAll(QUOTED)].map(spanOf);
  const isQuoted = (span: Span) => quoted.some(({ from, to }) => span.from < to && span.to > from);

  const take = (pattern: RegExp, read: (match: RegExpExecArray) => Partial<Said> | undefined) => {
    for (const match of plain.matchAll(pattern)) {
      const span = spanOf(match);
      const meant = isFree(span) && !isQuoted(span) ? read(match) : undefined;
      // Said twice in two ways: the first holds, the other is looked for as it stands.
      if (!meant || Object.keys(meant).some((key) => key in said && !isLoose(key, said))) continue;
      Object.assign(said, meant);
      taken.push(span);
    }
  };

  for (const { pattern, read } of PATTERNS) take(pattern, (match) => read(match, plain.slice(0, match.index)));
  if (cities.length > 0)
    take(
      new RegExp(`(?:在|去|到)?(${cities.map(asText).join('|')})(?:市区?)?${NO_CITY}(?:里|这边|本地)?`, 'g'),
      ([, city]) => (city ? { city } : undefined),
    );
  for (const match of plain.matchAll(UNMET)) {
    const span = spanOf(match);
    if (!isFree(span) || isQuoted(span)) continue;
    said.unmet.push(words.slice(span.from, span.to));
    taken.push(span);
  }
  const rest = restOf(words, plain, taken);
  return taken.length > 0 || rest !== '' ? { ...said, words: rest } : nothing;
}

/** What is near comes nearest first, unless another order is asked for. */
const isLoose = (key: string, { order }: Omit<Said, 'words'>) => key === 'order' && order === 'distance';

const spanOf = (match: RegExpExecArray): Span => ({ from: match.index, to: match.index + match[0].length });

/** Simplified, small letters; every place is the same as in the words. */
function plainOf(words: string): string {
  return Array.from(words, (character) => {
    const simple = toSimplified(character.toLowerCase());
    return simple.length === character.length ? simple : character;
  }).join('');
}

/** Cities are what operators typed. */
const asText = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');

/** The pieces between what was understood, without what people say around them. */
function restOf(words: string, plain: string, taken: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to } of [
    ...taken.toSorted((one, other) => one.from - other.from),
    { from: words.length, to: words.length },
  ]) {
    pieces.push(
      ...words
        .slice(at, from)
        .split(/\s+/)
        .map((piece) => bare(piece)),
    );
    at = to;
  }
  const left = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).join(' ');
  return left === '' ? pictured(plain) : (KINDS[left] ?? left);
}

function bare(piece: string): string {
  const text = piece.replaceAll(EMOJI, '').replaceAll(/^[^\p{L}\p{N}《“"「『〈]+|[^\p{L}\p{N}》”"」』〉]+$/gu, '');
  const simple = plainOf(text);
  if (KINDS[simple.replace(/的$/, '')]) return KINDS[simple.replace(/的$/, '')] ?? text;
  const lead = LEADING.exec(simple)?.[0].length ?? 0;
  const tail = TRAILING.exec(simple.slice(lead))?.[0].length ?? 0;
  return text.slice(lead, text.length - tail);
}

const pictured = (plain: string): string => [...plain].map((one) => PICTURED[one] ?? '').find(Boolean) ?? '';
