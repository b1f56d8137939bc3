import { genreTag, regionTag } from '../title.rules.ts';
import type { Intent, IntentPart, PersonRole, PlacedPart } from './intent.rules.ts';
import { LENGTHS } from './intent-length.ts';
import { type Likeness, likeWords, likeWordsAfter } from './intent-like.ts';
import { refusalAt } from './intent-not.ts';
import { PERIODS, patternAt } from './intent-period.ts';
import { PHRASES } from './intent-phrase.ts';
import {
  type IntentText,
  intentText,
  isEdge,
  isLetter,
  isWord,
  LONGEST_INTENT,
  personCandidates,
} from './intent-text.ts';
import { genrePart, LONGEST_WORD, regionPart, SENSES, SUFFIXES, type Token, type WordSense } from './intent-words.ts';
import { beside, settleNoise } from './settle-noise.ts';

/** What the catalogue knows beside the fixed words. */
export interface Vocabulary {
  thisYear: number;
  hasTag: (tag: string) => boolean;
  /** Those of the candidates that are people, by their keys. */
  people: ReadonlyMap<string, { name: string; role: PersonRole }>;
}

/** After what the words go on: after a part a 片 or 剧 may follow, and after that no name. */
type State = 'free' | 'part' | 'suffix';

interface Way {
  score: number;
  last: Token | undefined;
  before: Way | undefined;
}

const RECENTLY = '最近';
/** Words of their own that end like a kind. */
const NO_ENDING =
  /(?:[照名卡芯薯图唱底刀切碎鸦胶相镜瓦药肉木铁叶玉冰麦鱼刨刮]片|[悲闹惨京话歌编哑越豫川昆戏舞加恶丑]剧|恶作剧|[三几一两二多翻轮更]番)$/;
const LENGTH_WORD = /^(?:短片|短剧|长剧)$/;
const POINTS = { person: 11, parts: 10, role: 8, noise: 6, name: 0, gap: 0 };

/** Reads a search as a wish. The reading that leaves the least unexplained is taken. */
export function parseIntent(
  words: string,
  vocabulary: Vocabulary,
  { mayBeLike = true, keepsNames = false, hasEnding = false } = {},
): Intent {
  const text = intentText(words);
  const nothing: Intent = { words: text.words, parts: [], rest: text.words, like: null };
  if (text.words === '' || text.words.length > LONGEST_INTENT) return nothing;
  const like = mayBeLike ? likeWords(text) : undefined;
  const other = mayBeLike ? likeWordsAfter(text) : undefined;
  const alike = (like && readLike(like, vocabulary)) ?? (other && readLike(other, vocabulary));
  if (alike) return { ...nothing, ...alike };
  if (like) return { ...nothing, like: like.name };
  const plainly = read(text, vocabulary, keepsNames);
  return { ...nothing, ...(hasEnding ? withEnding(text, plainly) : plainly) };
}

/** Undefined where more is said than was understood. */
function readLike({ name, said, at }: Likeness, vocabulary: Vocabulary): Omit<Intent, 'words'> | undefined {
  const { parts, rest } = read(said, vocabulary);
  const placed = parts.map((part) => ({ ...part, from: part.from + at, to: part.to + at }));
  return rest === '' ? { rest: '', parts: placed, like: name } : undefined;
}

function read(text: IntentText, vocabulary: Vocabulary, keepsNames = false): Pick<Intent, 'parts' | 'rest'> {
  const best = withLongerNames(bestReading(text, vocabulary), text.plain);
  const tokens = settleNoise(keepsNames ? withWholeNames(best, text.plain) : best, text.plain);
  const rest = tokens.flatMap(({ from, to, sense }) => (sense.sort === 'name' ? [text.words.slice(from, to)] : []));
  return { parts: asOne(tokens.flatMap(partsOf)), rest: rest.join(' ').trim() };
}

export const isKindLast = (plain: string): boolean => SUFFIXES[plain.at(-1) ?? ''] !== undefined;

/** 琼瑶剧, 职场女性剧: after a word that nobody knows the ending still says the kind. Only where nothing is called so. */
function withEnding({ words, plain }: IntentText, plainly: Pick<Intent, 'parts' | 'rest'>) {
  const { parts, rest } = plainly;
  const at = plain.length - 1;
  const part = SUFFIXES[plain[at] ?? ''];
  if (!part || rest.length < 2 || !words.endsWith(rest) || !isWord(plain[at - 1]) || NO_ENDING.test(plain))
    return plainly;
  return { parts: [...parts, { ...part, from: at, to: plain.length }], rest: rest.slice(0, -1).trim() };
}

/** 韩非子, 李安娜: two characters and one more that touches them are another name; chang津湖 is no Chang. */
function withLongerNames(tokens: Token[], plain: string): Token[] {
  const isName = (token: Token | undefined) => token?.sense.sort === 'name';
  return tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isLonger = token.to - token.from === 2 && isName(after) && after && after.to - after.from === 1;
    const isSpelling = isLetter(plain[token.from]) && (isName(before) || isName(after));
    return token.sense.sort === 'person' && (isLonger || isSpelling) ? { ...token, sense: { sort: 'name' } } : token;
  });
}

/** 爱情神话, 喜剧之王: a genre, region or worth that touches a name may be part of it, and so may what is said between. */
function withWholeNames(tokens: Token[], plain: string): Token[] {
  const whole = tokens.map((token) => ({ ...token }));
  const isName = (token: Token | undefined) => token?.sense.sort === 'name';
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    whole.forEach((token, index) => {
      const { sense } = token;
      const mayBelong =
        (sense.sort === 'noise' && !sense.isAround) ||
        (sense.sort === 'parts' &&
          (sense.parts.every(({ field }) => /genre|region|worth/.test(field)) ||
            (isLetter(plain[token.from]) && token.to < plain.length) ||
            sense.parts.some(({ text }) => text === plain.slice(token.from, token.to) && LENGTH_WORD.test(text))));
      if (!mayBelong || !(isName(beside(whole, index, -1, plain)) || isName(beside(whole, index, 1, plain)))) return;
      token.sense = { sort: 'name' };
      isChanged = true;
    });
  }
  return whole;
}

function bestReading({ plain }: IntentText, vocabulary: Vocabulary): Token[] {
  const ways: Partial<Record<State, Way>>[] = [{ free: { score: 0, last: undefined, before: undefined } }];
  const people = personTokens(plain, vocabulary);
  const quoted = quotedPlaces(plain);
  const go = (before: Way, last: Token, state: State) => {
    const { sort } = last.sense;
    const score = before.score + (last.to - last.from) * POINTS[sort] - (sort === 'gap' ? 0 : 1);
    const own = ways[last.to] ?? {};
    ways[last.to] = own;
    if (score > (own[state]?.score ?? Number.NEGATIVE_INFINITY)) own[state] = { score, last, before };
  };
  for (let at = 0; at < plain.length; at++) {
    const here = Object.entries(ways[at] ?? {}) as [State, Way][];
    if (here.length === 0) continue;
    const tokens = quoted.has(at) ? [] : [...(people.get(at) ?? []), ...tokensAt(plain, at, vocabulary, people)];
    for (const [state, way] of here) {
      if (!isWord(plain[at]))
        go(way, { from: at, to: at + 1, sense: { sort: 'gap' } }, state === 'suffix' ? 'free' : state);
      else if (state !== 'suffix') go(way, { from: at, to: at + 1, sense: { sort: 'name' } }, 'free');
      for (const token of tokens) go(way, token, token.sense.sort === 'noise' && state === 'free' ? 'free' : 'part');
      const suffix = quoted.has(at) ? undefined : suffixAt(plain, at, state === 'part');
      if (suffix) go(way, suffix, 'suffix');
    }
  }
  const ends = Object.values(ways[plain.length] ?? {});
  return unroll(ends.sort((one, other) => other.score - one.score)[0]);
}

function unroll(way: Way | undefined): Token[] {
  const tokens: Token[] = [];
  for (let at = way; at?.last; at = at.before) {
    const next = tokens.at(-1);
    // Single characters of a name stand together again.
    if (next?.sense.sort === 'name' && at.last.sense.sort === 'name') next.from = at.last.from;
    else tokens.push({ ...at.last });
  }
  return tokens.reverse();
}

function tokensAt(
  plain: string,
  at: number,
  { thisYear, hasTag }: Vocabulary,
  people: ReadonlyMap<number, Token[]>,
): Token[] {
  if (!isWord(plain[at]) || !isEdge(plain, at)) return [];
  const tokens: Token[] = [];
  for (let to = Math.min(plain.length, at + LONGEST_WORD); to > at; to--) {
    if (!isEdge(plain, to)) continue;
    const word = plain.slice(at, to);
    const sense = SENSES.get(word) ?? ownWord(word, hasTag);
    if (sense) tokens.push({ from: at, to, sense });
  }
  const personAt = (place: number) => {
    const [person] = (people.get(place) ?? []).toSorted((one, other) => other.to - one.to);
    return person && { to: person.to, parts: partsOf(person) };
  };
  const refusal = refusalAt(plain, at, { thisYear, personAt });
  if (refusal) tokens.push({ from: at, to: refusal.to, sense: { sort: 'parts', parts: refusal.parts } });
  for (const one of [...PERIODS, ...LENGTHS, ...PHRASES]) {
    const said = patternAt(one, plain, at, thisYear);
    if (!said || !isEdge(plain, said.to)) continue;
    const { to, parts } = said;
    tokens.push({
      from: at,
      to,
      sense: parts.length > 0 ? { sort: 'parts', parts } : { sort: 'noise', isAround: false },
    });
  }
  return tokens;
}

/** Genres and regions that only this catalogue has. */
function ownWord(word: string, hasTag: Vocabulary['hasTag']): WordSense | undefined {
  if (word.length < 2) return undefined;
  if (hasTag(genreTag(word))) return { sort: 'parts', parts: [genrePart(word, [word])] };
  return hasTag(regionTag(word)) ? { sort: 'parts', parts: [regionPart(word, [word])] } : undefined;
}

function suffixAt(plain: string, at: number, isAfterPart: boolean): Token | undefined {
  const part = SUFFIXES[plain[at] ?? ''];
  if (!part) return undefined;
  const isAlone = !isWord(plain[at - 1]) && !isWord(plain[at + 1]);
  return isAfterPart || isAlone ? { from: at, to: at + 1, sense: { sort: 'parts', parts: [part] } } : undefined;
}

function personTokens(plain: string, { people }: Vocabulary): Map<number, Token[]> {
  const found = personCandidates(plain).flatMap(({ key, from, to }): Token[] => {
    const person = people.get(key);
    return person ? [{ from, to, sense: { sort: 'person', ...person } }] : [];
  });
  return Map.groupBy(found, ({ from }) => from);
}

/** What stands in 《》 is a name whatever it says. */
function quotedPlaces(plain: string): Set<number> {
  const places = new Set<number>();
  for (const match of plain.matchAll(/[《〈「『“"]([^《》〈〉「」『』“”"]+)[》〉」』”"]/g)) {
    for (let at = match.index; at < match.index + match[0].length; at++) places.add(at);
  }
  return places;
}

function partsOf({ from, to, sense }: Token): PlacedPart[] {
  if (sense.sort === 'person')
    return [
      {
        field: 'person',
        text: sense.name,
        value: sense.name,
        tags: [],
        role: sense.role,
        isRoleSaid: sense.isSaid === true,
        from,
        to,
      },
    ];
  return sense.sort === 'parts' ? sense.parts.map((part: IntentPart) => ({ ...part, from, to })) : [];
}

/** 动画 beside 电影 is what the film is like, not another kind; and 新番 of a year is that year's. */
function asOne(all: PlacedPart[]): PlacedPart[] {
  const isDated = all.some(({ field, text }) => field === 'period' && text !== RECENTLY);
  const parts = all.filter(({ text }) => !(isDated && text === RECENTLY));
  const isFilm = parts.some(({ field, value }) => field === 'kind' && value === 'movie');
  if (!isFilm) return parts;
  return parts.map((part) =>
    part.field === 'kind' && part.value === 'anime' ? { ...part, ...genrePart('动画', ['动画']) } : part,
  );
}
