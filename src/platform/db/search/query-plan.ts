import { spacedForm, toSimplified } from './normal-form.ts';
import { readingsOf } from './pinyin-readings.ts';
import { cutSyllables } from './pinyin-syllables.ts';
import { SEARCH_END } from './search-index.ts';
import { hasPinyinStart, personToken, queryTokens, syllablePairs, TOKEN } from './tokens.ts';

export type Column = 'title' | 'alias' | 'people' | 'mark';

/** One of these tokens must stand in one of these columns. */
export interface Clause {
  in: readonly Column[];
  any: readonly string[];
  isPrefix?: boolean;
}

/** One bounded look into the index. A lower rank is a better reason to be shown. */
export interface Stage {
  rank: number;
  by: 'text' | 'pinyin' | 'initials' | 'homophone' | 'near';
  all: readonly Clause[];
  limit: number;
  /** What it finds the last stage of the plan finds too, unless that had to be cut short: only then is it asked. */
  isPart?: true;
}

/** The words of a query in the forms that the stages need. */
export interface QueryForm {
  words: string;
  spaced: string;
  key: string;
  isLatin: boolean;
  isTraditional: boolean;
}

const TITLE: readonly Column[] = ['title'];
const ALIAS: readonly Column[] = ['alias'];
const NAMES: readonly Column[] = ['title', 'alias'];
const PEOPLE: readonly Column[] = ['people'];
const EVERYWHERE: readonly Column[] = ['title', 'alias', 'people'];
/** Shorter beginnings fit too many words to be looked up as a prefix; they have tokens of their own. */
const SHORTEST_PREFIX = 3;

export function queryForm(words: string): QueryForm {
  const spaced = spacedForm(words);
  const key = spaced.replaceAll(' ', '');
  const plain = words.normalize('NFKC');
  return { words: plain, spaced, key, isLatin: /^[a-z0-9]+$/.test(key), isTraditional: toSimplified(plain) !== plain };
}

/** Everything that has all the words, or reads exactly so. */
export function strictStages(form: QueryForm): Stage[] {
  return form.isLatin ? latinStages(form) : chineseStages(form);
}

/** The same where the order does not matter: no look for the sake of better reasons, and the widest goes on to the end. */
export function unrankedStages(form: QueryForm): Stage[] {
  const wide = strictStages(form).filter(({ isPart }) => !isPart);
  return wide.map((stage, index) => (index === wide.length - 1 ? { ...stage, limit: SEARCH_END } : stage));
}

function chineseStages({ spaced, key }: QueryForm): Stage[] {
  const tokens = queryTokens(spaced);
  const everyToken = (columns: readonly Column[]) => tokens.map((token) => clause(columns, token));
  const start = TOKEN.start + [...key].slice(0, 2).join('');
  return [
    { rank: 70, by: 'text', all: [clause(EVERYWHERE, TOKEN.whole + key)], limit: 40 },
    { rank: 70, by: 'text', all: [clause(TITLE, start), ...everyToken(TITLE)], limit: 50, isPart: true },
    { rank: 70, by: 'text', all: everyToken(TITLE), limit: 100, isPart: true },
    { rank: 70, by: 'text', all: everyToken(EVERYWHERE), limit: 80 },
  ];
}

function latinStages({ spaced, key }: QueryForm): Stage[] {
  const isShort = key.length < SHORTEST_PREFIX;
  const words = queryTokens(spaced);
  const everyWord = words.map((word, index) => ({
    ...clause(EVERYWHERE, word),
    isPrefix: index === words.length - 1 && word.length >= SHORTEST_PREFIX,
  }));
  const syllables = cutSyllables(key) ?? [];
  const inner = syllablePairs(syllables).map((pair) => clause(NAMES, pair));
  const initialsStart = isShort
    ? clause(NAMES, TOKEN.initialsStart + key)
    : { ...clause(NAMES, TOKEN.initials + key), isPrefix: true };
  const stages: Stage[] = [
    { rank: 15, by: 'pinyin', all: [clause(TITLE, TOKEN.pinyin + key)], limit: 60 },
    { rank: 18, by: 'pinyin', all: [clause(ALIAS, TOKEN.pinyin + key)], limit: 60 },
    { rank: 20, by: 'initials', all: [clause(TITLE, TOKEN.initials + key)], limit: 60 },
    { rank: 25, by: 'initials', all: [clause(ALIAS, TOKEN.initials + key)], limit: 60 },
    { rank: 55, by: 'pinyin', all: [clause(PEOPLE, TOKEN.pinyin + key)], limit: 60 },
    { rank: 70, by: 'text', all: [clause(EVERYWHERE, TOKEN.whole + key)], limit: 40 },
    { rank: 70, by: 'text', all: everyWord, limit: 80 },
    { rank: 70, by: 'text', all: [startClause(NAMES, key)], limit: 60 },
  ];
  if (!isShort && syllables.length > 0)
    stages.push({ rank: 30, by: 'pinyin', all: [pinyinStart(NAMES, [key])], limit: 60 });
  if (/^[a-z]/.test(key)) stages.push({ rank: 35, by: 'initials', all: [initialsStart], limit: 60 });
  if (inner.length > 0) stages.push({ rank: 45, by: 'pinyin', all: inner, limit: 60 });
  if (key.length >= 2)
    stages.push({ rank: 58, by: 'initials', all: [clause(PEOPLE, TOKEN.initials + key)], limit: 60 });
  return stages;
}

/** What sounds the same as Chinese words that stand nowhere. */
export function homophoneStages({ key }: QueryForm): Stage[] {
  const readings = readingsOf(key);
  if (readings.length === 0) return [];
  const spelled = readings.map((syllables) => syllables.join(''));
  const wholes = { in: NAMES, any: spelled.map((pinyin) => TOKEN.pinyin + pinyin) };
  const inner = readings.map((syllables) => syllablePairs(syllables).map((pair) => clause(NAMES, pair)));
  return [
    { rank: 0, by: 'homophone', all: [wholes], limit: 60 },
    { rank: 1, by: 'homophone', all: [pinyinStart(NAMES, spelled)], limit: 60 },
    ...inner.filter((pairs) => pairs.length > 0).map((all): Stage => ({ rank: 2, by: 'homophone', all, limit: 60 })),
    { rank: 3, by: 'homophone', all: [{ in: PEOPLE, any: inColumns(PEOPLE, wholes.any) }], limit: 60 },
  ];
}

/** What shares some of the words: one half of them whole, however cold, or any where there are few. */
export function nearStages({ spaced }: QueryForm): Stage[] {
  const tokens = queryTokens(spaced).slice(0, 20);
  if (tokens.length < 2) return [];
  const half = Math.ceil(tokens.length / 2);
  const halves = [tokens.slice(0, half), tokens.slice(-half)];
  return [
    ...halves.map((part): Stage => ({ rank: 0, by: 'near', all: part.map((one) => clause(NAMES, one)), limit: 40 })),
    { rank: 0, by: 'near', all: [{ in: NAMES, any: tokens }], limit: 80 },
  ];
}

/** The last resort before "nothing found": single characters, or ever shorter beginnings. */
export function remoteStages({ key, isLatin }: QueryForm): Stage[] {
  if (!isLatin) return [{ rank: 0, by: 'near', all: [{ in: TITLE, any: [...key].slice(0, 20) }], limit: 80 }];
  const beginnings = [1, 2, 3].map((less) => key.slice(0, key.length - less)).filter((part) => part.length >= 3);
  return beginnings.map((part, rank) => ({
    rank,
    by: 'near',
    all: [{ in: NAMES, any: [part, TOKEN.whole + part, TOKEN.pinyin + part, TOKEN.initials + part], isPrefix: true }],
    limit: 30,
  }));
}

/** Documents with a person whose name begins like the words. */
export function peopleStages({ key, isLatin }: QueryForm): Stage[] {
  const stages: Stage[] = [{ rank: 0, by: 'text', all: [startClause(PEOPLE, key)], limit: 24 }];
  if (!isLatin) return stages;
  if (key.length >= 2) stages.push({ rank: 1, by: 'initials', all: [clause(PEOPLE, TOKEN.initials + key)], limit: 16 });
  if (key.length >= SHORTEST_PREFIX) {
    stages.push({ rank: 1, by: 'pinyin', all: [pinyinStart(PEOPLE, [key])], limit: 16 });
  }
  return stages;
}

function startClause(columns: readonly Column[], key: string): Clause {
  return [...key].length < SHORTEST_PREFIX
    ? clause(columns, TOKEN.start + key)
    : { ...clause(columns, TOKEN.whole + key), isPrefix: true };
}

/** Names whose pinyin begins like one of these. */
function pinyinStart(columns: readonly Column[], pinyin: readonly string[]): Clause {
  const isShort = pinyin.every(hasPinyinStart);
  const tokens = pinyin.map((one) => (isShort ? TOKEN.pinyinStart : TOKEN.pinyin) + one);
  return { in: columns, any: inColumns(columns, tokens), isPrefix: !isShort };
}

function clause(columns: readonly Column[], token: string): Clause {
  return { in: columns, any: inColumns(columns, [token]) };
}

/** People have tokens of their own. */
function inColumns(columns: readonly Column[], tokens: readonly string[]): string[] {
  const ofNames = columns.includes('title') || columns.includes('alias') ? tokens : [];
  const ofPeople = columns.includes('people') ? tokens.map(personToken) : [];
  return [...ofNames, ...ofPeople];
}
