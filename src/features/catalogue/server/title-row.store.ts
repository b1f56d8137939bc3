import type { Insertable, Selectable } from 'kysely';
import type { KindSlug } from '../kinds.pure.ts';
import { isAdult } from './adult.rules.ts';
import type { TitleRow } from './catalogue.table.ts';
import { isGivenCoverShown } from './cover-address.ts';
import type { CoverChoice, ListedTitle, NewTitle, Platform, Title, TitleFacts } from './title.rules.ts';

/** The columns of a list; the rest is only read for a title's own page. */
export const LISTED = [
  'id',
  'key',
  'name',
  'kind',
  'year',
  'aliases_json',
  'regions_json',
  'languages_json',
  'genres_json',
  'directors_json',
  'actors_json',
  'release_date',
  'duration',
  'cover',
  'summary',
  'remark',
  'is_finished',
  'heat',
  'rating',
  'rating_count',
  'updated_at',
  'is_dated',
  'art',
  'cover_choice',
] as const satisfies (keyof TitleRow)[];

export type ListedRow = Pick<Selectable<TitleRow>, (typeof LISTED)[number]>;

/** `isSiteForGiven`: whether titles without a word of their own show the pictures that sources gave. */
export function toListedTitle(row: ListedRow, isSiteForGiven = true): ListedTitle {
  // Only the edit store writes the column, from the same type.
  const coverChoice = row.cover_choice as CoverChoice;
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    // Only factsRow writes the column, from the same type.
    kind: row.kind as KindSlug,
    year: row.year,
    aliases: names(row.aliases_json),
    regions: names(row.regions_json),
    languages: names(row.languages_json),
    genres: names(row.genres_json),
    directors: names(row.directors_json),
    actors: names(row.actors_json),
    releaseDate: row.release_date,
    duration: row.duration,
    cover: row.cover,
    summary: row.summary,
    remark: row.remark,
    isFinished: row.is_finished === 1,
    heat: row.heat,
    rating: row.rating_count > 0 ? row.rating : null,
    ratingCount: row.rating_count,
    updatedAt: row.updated_at,
    isDated: row.is_dated === 1,
    art: row.art,
    coverChoice,
    isGivenCover: isGivenCoverShown(row.cover, coverChoice, isSiteForGiven),
  };
}

export function toTitle(row: Selectable<TitleRow>, isSiteForGiven = true): Title {
  return {
    ...toListedTitle(row, isSiteForGiven),
    // Both columns are written here and in the seed only, in these shapes.
    platforms: JSON.parse(row.platforms_json) as Platform[],
    sourceScores: JSON.parse(row.source_scores_json) as Title['sourceScores'],
    removedAt: row.removed_at,
    locks: names(row.locks_json),
    isPutAway: row.is_put_away === 1,
  };
}

/** The columns that hold facts. */
export function factsRow(facts: TitleFacts) {
  return {
    name: facts.name,
    kind: facts.kind,
    year: facts.year,
    aliases_json: JSON.stringify(facts.aliases),
    regions_json: JSON.stringify(facts.regions),
    languages_json: JSON.stringify(facts.languages),
    genres_json: JSON.stringify(facts.genres),
    directors_json: JSON.stringify(facts.directors),
    actors_json: JSON.stringify(facts.actors),
    release_date: facts.releaseDate,
    duration: facts.duration,
    cover: facts.cover,
    summary: facts.summary,
    remark: facts.remark,
    is_finished: facts.isFinished ? 1 : 0,
    platforms_json: JSON.stringify(facts.platforms),
  } satisfies Partial<TitleRow>;
}

/** One for adults comes in put away. */
const marked = (isMarked: boolean, now: number) =>
  ({ adult: isMarked ? 1 : 0, is_put_away: isMarked ? 1 : 0, removed_at: isMarked ? now : null }) as const;

export function newRow(title: NewTitle) {
  return {
    ...factsRow(title),
    key: title.key,
    source_scores_json: JSON.stringify(title.sourceScores ?? []),
    heat: title.heat,
    rating: 0,
    rating_count: 0,
    updated_at: title.updatedAt,
    is_dated: (title.isDated ?? true) ? 1 : 0,
    changed_at: title.createdAt,
    created_at: title.createdAt,
    ...marked(isAdult(title), title.createdAt),
    origin: title.origin,
    broadcast_minute: title.broadcastMinute,
    airs_until: title.airsUntil,
    merged_into: null,
    art: title.art ?? '',
  } satisfies Partial<Insertable<TitleRow>>;
}

/** Lists of names are written by this file only. */
function names(json: string): string[] {
  return json === '[]' ? [] : (JSON.parse(json) as string[]);
}
