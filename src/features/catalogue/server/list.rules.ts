import type { KindSlug } from '../kinds.pure.ts';
import { FINISHED_TAG, genreTag, regionTag, yearTag } from './title.rules.ts';

export type Order = 0 | 1 | 2;

/** What a list is narrowed to. Empty texts and undefined mean: not at all. */
export interface Filter {
  kind: KindSlug | null;
  genre: string;
  region: string;
  years: { from: number; to: number } | null;
  isFinished: boolean | undefined;
}

export function yearsOf(text: string): Filter['years'] {
  const [from, to = from] = text.split('-').filter(Boolean).map(Number);
  return from === undefined || to === undefined ? null : { from: Math.min(from, to), to: Math.max(from, to) };
}

/** A kind alone is an order of its own, with an end of its own. */
export function isNarrowed({ genre, region, years, isFinished }: Filter): boolean {
  return genre !== '' || region !== '' || years !== null || isFinished !== undefined;
}

/** Each inner list is a choice of marks, as the search index takes them. */
export function marksOfFilter({ kind, genre, region, years, isFinished }: Filter): string[][] {
  return [
    ...(kind ? [[`k:${kind}`]] : []),
    ...(genre ? [[genreTag(genre)]] : []),
    ...(region ? [[regionTag(region)]] : []),
    ...(years ? [yearSpan(years).map(yearTag)] : []),
    ...(isFinished ? [[FINISHED_TAG]] : []),
  ];
}

export function fits(
  title: {
    kind: string;
    genres: readonly string[];
    regions: readonly string[];
    year: number | null;
    isFinished: boolean;
  },
  { kind, genre, region, years, isFinished }: Filter,
): boolean {
  return (
    (!kind || title.kind === kind) &&
    (!genre || title.genres.includes(genre)) &&
    (!region || title.regions.includes(region)) &&
    (!years || (title.year !== null && title.year >= years.from && title.year <= years.to)) &&
    (isFinished === undefined || title.isFinished === isFinished)
  );
}

/** Nobody asks for more than a century and a half of film. */
function yearSpan({ from, to }: { from: number; to: number }): number[] {
  const first = Math.max(from, 1880);
  return Array.from({ length: Math.max(1, Math.min(to, 2100) - first + 1) }, (_, index) => first + index);
}

/** How many titles carry each tag, by kind; the empty tag counts all. */
export type TagCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function countOf(counts: TagCounts, kind: string | null, tag: string): number {
  const kinds = kind ? [kind] : [...counts.keys()];
  return kinds.reduce((sum, one) => sum + (counts.get(one)?.get(tag) ?? 0), 0);
}

export type Plan = 'walk' | 'genre' | 'region' | 'years';

/** Where to begin reading a narrowed list: at the rarest thing asked for, or at the top of the order. */
export function planOf(filter: Filter, counts: TagCounts, wanted: number): Plan {
  const total = countOf(counts, filter.kind, '');
  const rare: [Plan, number][] = [];
  if (filter.genre) rare.push(['genre', countOf(counts, null, genreTag(filter.genre))]);
  if (filter.region) rare.push(['region', countOf(counts, null, regionTag(filter.region))]);
  if (filter.years) {
    const inYears = yearSpan(filter.years).reduce((sum, year) => sum + countOf(counts, null, yearTag(year)), 0);
    rare.push(['years', inYears]);
  }
  const [plan, least] = rare.sort(([, one], [, other]) => one - other)[0] ?? ['walk', Infinity];
  const matching = rare.reduce((share, [, count]) => share * Math.min(1, count / Math.max(total, 1)), 1) * total;
  const steps = Math.min(total, (wanted * total) / Math.max(matching, 1));
  return steps < least ? 'walk' : plan;
}
