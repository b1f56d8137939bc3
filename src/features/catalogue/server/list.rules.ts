import type { KindSlug } from '../kinds.pure.ts';
import {
  decadeTag,
  episodeTag,
  FINISHED_TAG,
  genreTag,
  kindTag,
  minuteTag,
  regionTag,
  scoreTag,
  UNFINISHED_TAG,
  yearTag,
} from './title.rules.ts';

export type Order = 0 | 1 | 2;

/** What a list is narrowed to. Empty texts and undefined mean: not at all. */
export interface Filter {
  kind: KindSlug | null;
  genre: string;
  region: string;
  years: { from: number; to: number } | null;
  isFinished: boolean | undefined;
  /** Choices of tags beside these: a title fits that has one tag of each. */
  also?: readonly (readonly string[])[];
  /** A title with one of these tags does not fit. Something else must be asked for beside them. */
  without?: readonly string[];
}

export const EVERYTHING: Filter = { kind: null, genre: '', region: '', years: null, isFinished: undefined };

/** Many decades that are asked for together. */
export const EARLY = { from: 1880, to: 1979 };
const EARLY_TAG = 'd:early';

export function yearsOf(text: string): Filter['years'] {
  const [from, to = from] = text.split('-').filter(Boolean).map(Number);
  return from === undefined || to === undefined ? null : { from: Math.min(from, to), to: Math.max(from, to) };
}

/** A kind alone is an order of its own, with an end of its own. */
export function isNarrowed({ genre, region, years, isFinished, also = [] }: Filter): boolean {
  return genre !== '' || region !== '' || years !== null || isFinished !== undefined || also.length > 0;
}

/** What of a title decides in which lists it stands, and where. */
export interface ListRow {
  id: number;
  version: number;
  kind: KindSlug;
  year: number | null;
  isFinished: boolean;
  genres: readonly string[];
  regions: readonly string[];
  heat: number;
  /** 0 until somebody rated. */
  rating: number;
  updatedAt: number;
  /** Null where nobody says. */
  minutes: number | null;
  episodes: number | null;
  /** The best of members' and sources', in tenths of a point. */
  score: number | null;
  isListed: boolean;
}

export function plainTags(kind: KindSlug, year: number | null, isFinished: boolean): string[] {
  const years = year === null ? [] : [yearTag(year), decadeTag(year)];
  const early = year !== null && year >= EARLY.from && year <= EARLY.to ? [EARLY_TAG] : [];
  return [kindTag(kind), isFinished ? FINISHED_TAG : UNFINISHED_TAG, ...years, ...early];
}

/** What a title is like in numbers that searches ask for. */
export function measureTags({ minutes, episodes, score }: Pick<ListRow, 'minutes' | 'episodes' | 'score'>): string[] {
  return [
    ...(minutes === null ? [] : [minuteTag(minutes)]),
    ...(episodes === null ? [] : [episodeTag(episodes)]),
    ...(score === null ? [] : [scoreTag(score)]),
  ];
}

/** A title fits that has one tag of each inner list. */
export function tagsOfFilter({ kind, genre, region, years, isFinished, also = [] }: Filter): string[][] {
  return [
    ...(kind ? [[kindTag(kind)]] : []),
    ...(genre ? [[genreTag(genre)]] : []),
    ...(region ? [[regionTag(region)]] : []),
    ...(years ? [spanTags(years)] : []),
    ...(isFinished === undefined ? [] : [[isFinished ? FINISHED_TAG : UNFINISHED_TAG]]),
    ...also.map((choice) => [...choice]),
  ];
}

/** Whole decades by their own tag: few sets instead of many. */
export function spanTags({ from, to }: { from: number; to: number }): string[] {
  const tags: string[] = [];
  for (let year = from; year <= to; ) {
    const isEarly = year === EARLY.from && to >= EARLY.to;
    const isDecade = year % 10 === 0 && year + 9 <= to;
    tags.push(isEarly ? EARLY_TAG : isDecade ? decadeTag(year) : yearTag(year));
    year = isEarly ? EARLY.to + 1 : year + (isDecade ? 10 : 1);
  }
  return tags;
}

/** Each inner list is a choice of marks, as the search index takes them. */
export function marksOfFilter({ kind, genre, region, years, isFinished, also = [] }: Filter): string[][] {
  return [
    ...(kind ? [[kindTag(kind)]] : []),
    ...(genre ? [[genreTag(genre)]] : []),
    ...(region ? [[regionTag(region)]] : []),
    ...(years ? [yearSpan(years).map(yearTag)] : []),
    ...(isFinished ? [[FINISHED_TAG]] : []),
    ...also.filter(hasMarks).map((choice) => choice.flatMap(marksOfTag)),
  ];
}

/** The index knows no lengths, no scores, and not what is unfinished: those are looked up afterwards. */
function hasMarks(choice: readonly string[]): boolean {
  return choice.every((tag) => /^[kgryd]:/.test(tag) || tag === FINISHED_TAG);
}

/** The index knows single years only. */
function marksOfTag(tag: string): string[] {
  if (tag === EARLY_TAG) return yearSpan(EARLY).map(yearTag);
  const decade = /^d:(\d+)$/.exec(tag)?.[1];
  return decade ? yearSpan({ from: Number(decade) * 10, to: Number(decade) * 10 + 9 }).map(yearTag) : [tag];
}

/** Nobody asks for more than a century and a half of film. */
function yearSpan({ from, to }: { from: number; to: number }): number[] {
  const first = Math.max(from, 1880);
  return Array.from({ length: Math.max(1, Math.min(to, 2100) - first + 1) }, (_, index) => first + index);
}

/** How many titles carry each tag. */
export type TagCounts = ReadonlyMap<string, number>;
