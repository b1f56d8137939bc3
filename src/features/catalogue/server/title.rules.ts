import type { KindSlug } from '../kinds.pure.ts';

export interface Platform {
  name: string;
  url: string;
  /** The title's own page there, not that site's search. */
  isDirect: boolean;
}

export interface EpisodeSet {
  name: string;
  url: string;
  source: string;
}

/** Which picture a title shows: what the site says, the one that was given for it, or the drawn one. */
export type CoverChoice = 'site' | 'given' | 'drawn';

/** How two titles belong together: parts of one series, one made anew from the other, or both from one book. */
export type RelationKind = 'season' | 'remake' | 'source';

/** What is said about a title, whoever says it. */
export interface TitleFacts {
  name: string;
  kind: KindSlug;
  year: number | null;
  aliases: string[];
  regions: string[];
  languages: string[];
  genres: string[];
  directors: string[];
  actors: string[];
  releaseDate: string;
  duration: string;
  /** Empty: drawn from the name. */
  cover: string;
  summary: string;
  remark: string;
  isFinished: boolean;
  platforms: Platform[];
}

export interface NewTitle extends TitleFacts {
  key: string;
  sets: EpisodeSet[];
  heat: number;
  updatedAt: number;
  /** Absent: yes. */
  isDated?: boolean;
  createdAt: number;
  origin: string | null;
  /** Minutes since Monday 00:00 in Beijing at which new episodes come out. */
  broadcastMinute: number | null;
  airsUntil: number | null;
  sourceScores?: { source: string; score: number }[];
  /** Absent: chosen when it comes in. */
  art?: string;
}

/** A title as lists need it. */
export interface ListedTitle extends Omit<TitleFacts, 'platforms'> {
  id: number;
  key: string;
  heat: number;
  /** Bayesian mean; null until somebody rated. */
  rating: number | null;
  ratingCount: number;
  updatedAt: number;
  /** False: of `updatedAt` only the year is known. */
  isDated: boolean;
  /** Which drawing stands for it. */
  art: string;
  coverChoice: CoverChoice;
  /** What that comes to: whether `cover` is shown, or the drawing. */
  isGivenCover: boolean;
}

export interface Title extends ListedTitle {
  platforms: Platform[];
  sourceScores: { source: string; score: number }[];
  removedAt: number | null;
  /** What no source may change; see locks.rules.ts. */
  locks: string[];
  /** Removed only because it is marked as one for adults. */
  isPutAway: boolean;
}

/** As many ratings of this size are added to each title before its mean is taken, so that one 10 tops no list. */
const PRIOR_MEAN = 7;
const PRIOR_COUNT = 5;

export function bayesianMean(histogram: readonly number[]): number {
  const count = histogram.reduce((sum, members) => sum + members, 0);
  if (count === 0) return 0;
  const points = histogram.reduce((sum, members, index) => sum + members * (index + 1), 0);
  return (PRIOR_MEAN * PRIOR_COUNT + points) / (PRIOR_COUNT + count);
}

/** What a title can be filtered by, as one text each. */
export function tagsOf({ genres, regions }: Pick<TitleFacts, 'genres' | 'regions'>): string[] {
  return [...new Set([...genres.map(genreTag), ...regions.map(regionTag)])];
}

export const FINISHED_TAG = 'f:1';
export const UNFINISHED_TAG = 'f:0';
export const kindTag = (kind: string) => `k:${kind}`;
export const genreTag = (genre: string) => `g:${genre}`;
export const regionTag = (region: string) => `r:${region}`;
export const yearTag = (year: number) => `y:${year}`;
export const decadeTag = (year: number) => `d:${Math.floor(year / 10)}`;
export const minuteTag = (minutes: number) => `m:${minutes}`;
export const episodeTag = (episodes: number) => `e:${episodes}`;
/** Tenths of a point. */
export const scoreTag = (score: number) => `s:${score}`;

/** What the search index keeps beside the words of a title. */
export function marksOf(title: Pick<TitleFacts, 'genres' | 'regions' | 'year' | 'isFinished' | 'kind'>): string[] {
  const year = title.year === null ? [] : [yearTag(title.year)];
  return [kindTag(title.kind), ...tagsOf(title), ...year, ...(title.isFinished ? [FINISHED_TAG] : [])];
}

/** Browsers drop `.` and `..` from addresses, so no page could ever have them as its key. */
export function isPossibleKey(key: string): boolean {
  return key.trim() === key && key !== '' && !/^\.+$/.test(key);
}

/** The facts of a title about which only name and kind are known. */
export const NO_FACTS: Omit<TitleFacts, 'name' | 'kind'> = {
  year: null,
  aliases: [],
  regions: [],
  languages: [],
  genres: [],
  directors: [],
  actors: [],
  releaseDate: '',
  duration: '',
  cover: '',
  summary: '',
  remark: '',
  isFinished: false,
  platforms: [],
};
