import { splitNames } from './names.ts';
import { toSimplified } from './normal-form.ts';
import type { QueryForm, Stage } from './query-plan.ts';
import type { SearchHit, SearchMatch } from './search-index.ts';
import { queryTokens } from './tokens.ts';

/** A document that some stage found, with its names joined by joinNames. */
export interface Candidate {
  id: number;
  keys: string;
  texts: string;
  heat: number;
  /** Place of the best stage that found it. */
  stage: number;
}

interface Ranked extends SearchHit {
  rank: number;
  heat: number;
}

/** Exact title → title that begins so, or exact alias → part of the title → part of an alias → person → the rest; then heat. */
export function rankStrict(candidates: readonly Candidate[], form: QueryForm, stages: readonly Stage[]): SearchHit[] {
  const ranked = candidates.map((candidate): Ranked => {
    const stage = stages[candidate.stage];
    const text = textRank(candidate, form.key);
    const { id, heat } = candidate;
    if (text && text.rank < (stage?.rank ?? 70)) {
      const isShown = text.match.by === 'title' && form.isTraditional;
      return { id, heat, rank: text.rank, match: isShown ? traditionalMatch(form) : text.match };
    }
    if (!stage || stage.by === 'text') return { id, heat, rank: 70, match: scatteredMatch(candidate, form) };
    return { id, heat, rank: stage.rank, match: { by: stage.by, text: form.key } };
  });
  return ranked.sort(byRank).map(({ id, match }) => ({ id, match }));
}

export function rankHomophones(
  candidates: readonly Candidate[],
  form: QueryForm,
  stages: readonly Stage[],
): SearchHit[] {
  return candidates
    .map(
      ({ id, heat, texts, stage }): Ranked => ({
        id,
        heat,
        rank: stages[stage]?.rank ?? 9,
        match: { by: 'homophone', text: `${form.words} ≈ ${splitNames(texts).title}` },
      }),
    )
    .sort(byRank)
    .map(({ id, match }) => ({ id, match }));
}

/** By how much of the words a name has; those below `least` are left out. */
export function rankByOverlap(candidates: readonly Candidate[], form: QueryForm, least: number): SearchHit[] {
  const tokens = least > 0 ? queryTokens(form.spaced) : [...new Set(form.key)];
  const share = (key: string) => tokens.filter((token) => key.includes(token)).length / tokens.length;
  // Letters share too little with Chinese names to be counted; there the longest common beginning wins.
  const countsShare = !form.isLatin || least > 0;
  return candidates
    .map(({ id, heat, keys, texts, stage }): Ranked => {
      const { title, aliases } = splitNames(keys);
      const overlap = Math.max(share(title), ...aliases.map((key) => share(key) * 0.95));
      const match: SearchMatch = { by: 'near', text: splitNames(texts).title };
      return { id, heat, rank: countsShare ? -overlap : stage, match };
    })
    .filter(({ rank }) => !countsShare || -rank >= least)
    .sort(byRank)
    .map(({ id, match }) => ({ id, match }));
}

function byRank(one: Ranked, other: Ranked): number {
  return one.rank - other.rank || other.heat - one.heat || one.id - other.id;
}

function textRank({ keys, texts }: Candidate, key: string): { rank: number; match: SearchMatch } | undefined {
  if (!keys.includes(key)) return undefined;
  const { title, aliases, people } = splitNames(keys);
  const byTitle = (rank: number) => ({ rank, match: { by: 'title' as const, text: splitNames(texts).title } });
  if (title === key) return byTitle(0);
  if (title.startsWith(key)) return byTitle(10);
  const alias = within(aliases, key);
  const byAlias = (rank: number, at: number) => ({
    rank,
    match: { by: 'alias' as const, text: splitNames(texts).aliases[at] ?? '' },
  });
  if (alias?.isWhole) return byAlias(10, alias.at);
  if (title.includes(key)) return byTitle(20);
  if (alias) return byAlias(40, alias.at);
  const person = within(people, key);
  if (!person) return undefined;
  const text = splitNames(texts).people[person.at] ?? '';
  return { rank: person.isWhole ? 50 : 60, match: { by: 'person', text } };
}

/** The name that is the key, else the first that holds it. */
function within(names: readonly string[], key: string): { at: number; isWhole: boolean } | undefined {
  const whole = names.indexOf(key);
  if (whole >= 0) return { at: whole, isWhole: true };
  const part = names.findIndex((name) => name.includes(key));
  return part >= 0 ? { at: part, isWhole: false } : undefined;
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

function traditionalMatch({ words }: QueryForm): SearchMatch {
  return { by: 'traditional', text: `${words} = ${toSimplified(words)}` };
}
