import { keyOf } from '#/platform/db/search/normal-form.ts';

/** What a title and an entry of a provider are compared by. */
export interface Compared {
  names: readonly string[];
  year: number | null;
  people: readonly string[];
}

/** An entry that may be the title. */
export interface Candidate {
  id: string;
  name: string;
  /** Title and original title. */
  names: readonly string[];
  /** Names in other languages and places. */
  otherNames: readonly string[];
  year: number | null;
  people: readonly string[];
  isSameKind: boolean;
}

export interface Judged {
  id: string;
  name: string;
  year: number | null;
  score: number;
  reasons: string[];
}

const AUTO = 85;
const LEAD = 8;
const DOUBTFUL = 60;
const SHOWN = 5;

export type Verdict = { state: 'auto'; item: Judged } | { state: 'doubtful'; candidates: Judged[] } | { state: 'none' };

/** One clear winner is taken, what is close is asked about, anything else is nothing. */
export function judgeCandidates(title: Compared, candidates: readonly Candidate[]): Verdict {
  const judged = candidates.map((candidate) => judge(title, candidate)).sort((one, other) => other.score - one.score);
  const [first, second] = judged;
  if (!first || first.score < DOUBTFUL) return { state: 'none' };
  const isClear = first.score - (second?.score ?? 0) >= LEAD;
  if (first.score >= AUTO && isClear && first.mayBeTaken) return { state: 'auto', item: first };
  return { state: 'doubtful', candidates: judged.filter(({ score }) => score >= DOUBTFUL).slice(0, SHOWN) };
}

function judge(title: Compared, candidate: Candidate): Judged & { mayBeTaken: boolean } {
  const name = nameScore(title.names.map(plainName), candidate);
  const year = yearScore(title.year, candidate.year);
  const shared = candidate.people
    .map(keyOf)
    .filter((key) => key !== '' && title.people.map(keyOf).includes(key)).length;
  const score = name.score + year.score + Math.min(shared, 2) * 5 + (candidate.isSameKind ? 5 : 0);
  const reasons = [
    name.reason,
    year.reason,
    ...(shared > 0 ? [`有 ${shared} 位相同的人`] : []),
    ...(candidate.isSameKind ? [] : ['类型不同']),
  ];
  return {
    id: candidate.id,
    name: candidate.name,
    year: candidate.year,
    score: Math.round(score),
    reasons,
    mayBeTaken: candidate.isSameKind && year.mayBeTaken,
  };
}

function nameScore(
  names: readonly string[],
  { names: main, otherNames }: Candidate,
): { score: number; reason: string } {
  const has = (others: readonly string[]) => others.map(plainName).some((name) => name !== '' && names.includes(name));
  if (has(main)) return { score: 60, reason: '名称相同' };
  if (has(otherNames)) return { score: 56, reason: '别名相同' };
  const likest = Math.max(0, ...main.flatMap((one) => names.map((name) => dice(plainName(one), name))));
  return likest < 0.6
    ? { score: 0, reason: '名称不同' }
    : { score: 60 * likest, reason: `名称相近 ${Math.round(likest * 100)}%` };
}

function yearScore(one: number | null, other: number | null) {
  if (one === null || other === null) return { score: 8, reason: '有一方没有年份', mayBeTaken: true };
  const apart = Math.abs(one - other);
  if (apart === 0) return { score: 25, reason: '年份相同', mayBeTaken: true };
  if (apart === 1) return { score: 15, reason: '年份差一年', mayBeTaken: true };
  return { score: apart === 2 ? 3 : 0, reason: `年份差 ${apart} 年`, mayBeTaken: false };
}

/** Without what is said beside a name: the version, a year in brackets. Seasons are part of it. */
function plainName(name: string): string {
  return keyOf(
    name.replaceAll(/[(（[【]\s*(?:19|20)\d{2}\s*[)）\]】]/g, '').replaceAll(/国语版?|粤语版?|未删减版?|完整版/g, ''),
  );
}

/** How many pairs of characters two names share. */
function dice(one: string, other: string): number {
  const pairs = (text: string) => [...text].slice(1).map((character, index) => `${[...text][index]}${character}`);
  const [some, others] = [pairs(one), pairs(other)];
  if (some.length === 0 || others.length === 0) return 0;
  const left = [...others];
  const shared = some.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / (some.length + others.length);
}
