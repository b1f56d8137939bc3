import { partsOf, splitNames } from './names.ts';
import { toSimplified } from './normal-form.ts';
import type { QueryForm, Stage } from './query-plan.ts';
import type { SearchHit, SearchMatch } from './search-index.ts';
import { queryTokens } from './tokens.ts';

/** A document that some stage found, with its names joined by joinNames. */
export interface Candidate {
  row_id: number;
  id: number;
  keys: string;
  texts: string;
  heat: number;
  /** Place of the best stage that found it. */
  stage: number;
}

/** Found by its words, but they stand apart. */
const REST = 70;

interface Ranked {
  candidate: Candidate;
  rank: number;
  /** How much of its heat does not count, because its name goes on for long after the words. */
  cooler?: number;
  /** Made only for the hits that somebody looks at. */
  match: () => SearchMatch;
}

/** Exact title → title that begins so, or exact alias → part of the title → part of an alias → person → the rest; then heat. */
export function rankStrict(candidates: readonly Candidate[], form: QueryForm, stages: readonly Stage[]): SearchHit[] {
  const ranked = candidates.map((candidate): Ranked => {
    const stage = stages[candidate.stage];
    const text = textRank(candidate, form);
    if (text && text.rank < (stage?.rank ?? REST)) return { candidate, ...text };
    if (!stage || stage.by === 'text') return { candidate, rank: REST, match: () => scatteredMatch(candidate, form) };
    const { by, rank } = stage;
    return { candidate, rank, match: () => ({ by, text: form.key }) };
  });
  return toHits(ranked);
}

export function rankHomophones(
  candidates: readonly Candidate[],
  form: QueryForm,
  stages: readonly Stage[],
): SearchHit[] {
  return toHits(
    candidates.map((candidate) => ({
      candidate,
      rank: stages[candidate.stage]?.rank ?? REST,
      match: () => ({ by: 'homophone', text: `${form.words} ≈ ${splitNames(candidate.texts).title}` }),
    })),
  );
}

/** By how much of the words a name has; those below `least` are left out. */
export function rankByOverlap(candidates: readonly Candidate[], form: QueryForm, least: number): SearchHit[] {
  const tokens = least > 0 ? queryTokens(form.spaced) : [...new Set(form.key)];
  const lengthOf = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
  // Weighted by length, so that a number counts less than a word.
  const share = (key: string) => lengthOf(tokens.filter((token) => key.includes(token))) / lengthOf(tokens);
  // Letters share too little with Chinese names to be counted; there the longest common beginning wins.
  const countsShare = !form.isLatin || least > 0;
  const ranked = candidates.map((candidate): Ranked => {
    const { title, aliases } = splitNames(candidate.keys);
    const overlap = Math.max(share(title), ...aliases.map((key) => share(key) * 0.95));
    const match = (): SearchMatch => ({ by: 'near', text: splitNames(candidate.texts).title });
    return { candidate, rank: countsShare ? -overlap : candidate.stage, match };
  });
  return toHits(ranked.filter(({ rank }) => !countsShare || -rank >= least));
}

function toHits(ranked: Ranked[]): SearchHit[] {
  ranked.sort(
    (one, other) => one.rank - other.rank || warmth(other) - warmth(one) || other.candidate.id - one.candidate.id,
  );
  return ranked.map(({ candidate: { id }, match }) => ({
    id,
    get match() {
      return match();
    },
  }));
}

function warmth({ candidate, cooler = 0 }: Ranked): number {
  return candidate.heat - cooler;
}

/** Of titles about equally hot the one that says little more than the words: 火影忍者 before the films of its hero. */
function coolerBy(more: number): number {
  return Math.min(more, 10) * 0.04;
}

/** Where the words stand whole. Names are told apart by their places: cutting them out costs more than finding them. */
function textRank(candidate: Candidate, form: QueryForm): Omit<Ranked, 'candidate'> | undefined {
  const { keys } = candidate;
  const { key } = form;
  const at = keys.indexOf(key);
  if (at < 0) return undefined;
  const match = (): SearchMatch => titleMatch(candidate, form);
  if (at === 0 && keys[key.length] === '\n') {
    // Of titles that are compared alike (银魂, 银魂°) the one that is written as it was typed.
    return { rank: splitNames(candidate.texts).title === form.words.trim() ? 0 : 1, match };
  }
  const { titleEnd, aliasesEnd } = partsOf(keys);
  if (at === 0) return { rank: 10, cooler: coolerBy(titleEnd - key.length), match };
  const alias = standsIn(keys, key, titleEnd + 1, aliasesEnd);
  const matchAlias = (): SearchMatch => ({ by: 'alias', text: nameWith(candidate, key, 'aliases') });
  if (alias === 'whole') return { rank: 10, match: matchAlias };
  if (at < titleEnd) return { rank: 20, match };
  const person = standsIn(keys, key, aliasesEnd + 1, keys.length);
  // An alias such as 梁朝伟版鹿鼎记 says no more than that he is in it.
  if (alias && person !== 'whole') return { rank: 40, match: matchAlias };
  const matchPerson = (): SearchMatch => ({ by: 'person', text: nameWith(candidate, key, 'people') });
  return person && { rank: person === 'whole' ? 50 : 60, match: matchPerson };
}

/** Whether one of the names between two places is the key, or holds it. */
function standsIn(keys: string, key: string, from: number, to: number): 'whole' | 'part' | undefined {
  let found: 'part' | undefined;
  for (let at = keys.indexOf(key, from); at >= 0 && at < to; at = keys.indexOf(key, at + 1)) {
    const end = at + key.length;
    if (keys[at - 1] === '\n' && (end === keys.length || keys[end] === '\n')) return 'whole';
    found = 'part';
  }
  return found;
}

/** As it is written: the name that is the key, else the first that holds it. */
function nameWith({ keys, texts }: Candidate, key: string, part: 'aliases' | 'people'): string {
  const names = splitNames(keys)[part];
  const whole = names.indexOf(key);
  const at = whole >= 0 ? whole : names.findIndex((name) => name.includes(key));
  return splitNames(texts)[part][at] ?? '';
}

/** All words are there, but not in a row: name what adds most to what the title shows. */
function scatteredMatch({ keys, texts }: Candidate, form: QueryForm): SearchMatch {
  const { title, aliases, people } = splitNames(keys);
  const written = splitNames(texts);
  const missing = queryTokens(form.spaced).filter((token) => !title.includes(token));
  const most = (names: readonly string[]) => {
    const counts = names.map((name) => missing.filter((token) => name.includes(token)).length);
    const count = Math.max(0, ...counts);
    return { at: counts.indexOf(count), count };
  };
  const alias = most(aliases);
  const person = most(people);
  if (alias.count === 0 && person.count === 0) return { by: 'title', text: written.title };
  return alias.count >= person.count
    ? { by: 'alias', text: written.aliases[alias.at] ?? '' }
    : { by: 'person', text: written.people[person.at] ?? '' };
}

function titleMatch({ texts }: Candidate, { words, isTraditional }: QueryForm): SearchMatch {
  return isTraditional
    ? { by: 'traditional', text: `${words} = ${toSimplified(words)}` }
    : { by: 'title', text: splitNames(texts).title };
}
