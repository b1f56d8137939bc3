import { toSimplified } from './normal-form.ts';
import type { QueryForm, Stage } from './query-plan.ts';
import type { SearchHit, SearchMatch } from './search-index.ts';
import { queryTokens } from './tokens.ts';

/** A document that some stage found. Lists are texts with one entry a line, keys beside the originals. */
export interface Candidate {
  id: number;
  name: string;
  name_key: string;
  aliases: string;
  alias_keys: string;
  people: string;
  people_keys: string;
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
      ({ id, heat, name, stage }): Ranked => ({
        id,
        heat,
        rank: stages[stage]?.rank ?? 9,
        match: { by: 'homophone', text: `${form.words} ≈ ${name}` },
      }),
    )
    .sort(byRank)
    .map(({ id, match }) => ({ id, match }));
}

/** By how much of the words a name has; those below `least` are left out. */
export function rankByOverlap(candidates: readonly Candidate[], form: QueryForm, least: number): SearchHit[] {
  const tokens = least > 0 ? queryTokens(form.spaced) : [...new Set(form.key)];
  const share = (key: string) => tokens.filter((token) => key.includes(token)).length / tokens.length;
  return candidates
    .map(({ id, heat, name, name_key, alias_keys, stage }): Ranked => {
      // Letters share too little with Chinese names to be counted; there the longest common beginning wins.
      if (form.isLatin && least === 0) return { id, heat, rank: stage, match: { by: 'near', text: name } };
      const overlap = Math.max(share(name_key), ...lines(alias_keys).map((key) => share(key) * 0.95));
      return { id, heat, rank: -overlap, match: { by: 'near', text: name } };
    })
    .filter(({ rank }) => (form.isLatin && least === 0) || -rank >= least)
    .sort(byRank)
    .map(({ id, match }) => ({ id, match }));
}

function byRank(one: Ranked, other: Ranked): number {
  return one.rank - other.rank || other.heat - one.heat || one.id - other.id;
}

function textRank(candidate: Candidate, key: string): { rank: number; match: SearchMatch } | undefined {
  const { name_key: title } = candidate;
  const byTitle: SearchMatch = { by: 'title', text: candidate.name };
  if (title === key) return { rank: 0, match: byTitle };
  if (title.startsWith(key)) return { rank: 10, match: byTitle };
  const alias = within(candidate.alias_keys, key);
  if (alias?.isWhole) return { rank: 10, match: { by: 'alias', text: lines(candidate.aliases)[alias.at] ?? '' } };
  if (title.includes(key)) return { rank: 20, match: byTitle };
  if (alias) return { rank: 40, match: { by: 'alias', text: lines(candidate.aliases)[alias.at] ?? '' } };
  const person = within(candidate.people_keys, key);
  if (!person) return undefined;
  return { rank: person.isWhole ? 50 : 60, match: { by: 'person', text: lines(candidate.people)[person.at] ?? '' } };
}

/** The line that is the key, else the first that holds it. */
function within(keys: string, key: string): { at: number; isWhole: boolean } | undefined {
  if (!keys.includes(key)) return undefined;
  const all = lines(keys);
  const whole = all.indexOf(key);
  if (whole >= 0) return { at: whole, isWhole: true };
  const part = all.findIndex((line) => line.includes(key));
  return part >= 0 ? { at: part, isWhole: false } : undefined;
}

/** All words are there, but not in a row: name the line that adds most to what the title shows. */
function scatteredMatch(candidate: Candidate, form: QueryForm): SearchMatch {
  const missing = queryTokens(form.spaced).filter((token) => !candidate.name_key.includes(token));
  if (missing.length === 0) return { by: 'title', text: candidate.name };
  const most = (keys: string) => {
    const counts = lines(keys).map((key) => missing.filter((token) => key.includes(token)).length);
    const count = Math.max(0, ...counts);
    return { at: counts.indexOf(count), count };
  };
  const alias = most(candidate.alias_keys);
  const person = most(candidate.people_keys);
  if (alias.count === 0 && person.count === 0) return { by: 'title', text: candidate.name };
  return alias.count >= person.count
    ? { by: 'alias', text: lines(candidate.aliases)[alias.at] ?? '' }
    : { by: 'person', text: lines(candidate.people)[person.at] ?? '' };
}

function traditionalMatch({ words }: QueryForm): SearchMatch {
  return { by: 'traditional', text: `${words} = ${toSimplified(words)}` };
}

export function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
