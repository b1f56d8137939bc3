import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { kindOf } from '../kinds.pure.ts';
import { episodeSets, searchPlatforms } from './platform-links.rules.ts';
import type { ShippedTitle } from './shipped-title.rules.ts';

const CuratedTitle = z.object({
  name: z.string().min(1),
  aliases: z.array(z.string()),
  kind: z.enum(['电影', '电视剧', '综艺', '动漫']),
  year: z.int().nullable(),
  regions: z.array(z.string()),
  languages: z.array(z.string()),
  genres: z.array(z.string()),
  directors: z.array(z.string()),
  actors: z.array(z.string()),
  episodes: z.int().positive().nullable(),
  finished: z.boolean(),
  platforms: z.array(z.string()),
  weight: z.number().min(1).max(100),
  summary: z.string(),
  /** Minutes. */
  duration: z.int().positive().optional(),
});

const CuratedList = z.object({
  key: z.string().min(1),
  name: z.string().min(1),
  summary: z.string(),
  items: z.array(z.object({ name: z.string(), year: z.int(), kind: z.string() })),
});
export type ShippedCuratedList = z.output<typeof CuratedList>;

export const CONTENT_FOLDER = new URL('./content/', import.meta.url);
export const TITLE_FILES = ['films.jsonl', 'series.jsonl'];
export const CURATED_LISTS_FILE = 'curated-lists.json';

/** The titles written for this product. */
export async function readCuratedTitles(folder: URL): Promise<ShippedTitle[]> {
  const files = await Promise.all(TITLE_FILES.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => toShippedTitle(CuratedTitle.parse(JSON.parse(line)))),
  );
}

export async function readCuratedLists(folder: URL): Promise<ShippedCuratedList[]> {
  return z.array(CuratedList).parse(JSON.parse(await readFile(new URL(CURATED_LISTS_FILE, folder), 'utf8')));
}

/** Name, kind and year are together unique among the curated titles. */
export function curatedOrigin({ kind, name, year }: { kind: string; name: string; year: number | null }): string {
  return `curated ${kind} ${name} ${year}`;
}

function toShippedTitle(title: z.output<typeof CuratedTitle>): ShippedTitle {
  const kind = kindOf(title.kind)?.slug ?? 'movie';
  const platforms = searchPlatforms(title.platforms, { name: title.name, kind });
  const isSeries = kind !== 'movie' && title.episodes !== null;
  return {
    name: title.name,
    kind,
    year: title.year,
    aliases: title.aliases,
    regions: title.regions,
    languages: title.languages,
    genres: title.genres,
    directors: title.directors,
    actors: title.actors,
    releaseDate: '',
    duration: title.duration ? `${title.duration}分钟` : '',
    cover: '',
    summary: title.summary,
    remark: isSeries && title.finished ? `全${title.episodes}集` : '',
    isFinished: title.finished,
    platforms,
    sets: isSeries ? episodeSets(title.name, title.episodes ?? 0, platforms[0]) : [],
    // Only the year is known; a shipped title was not "updated" on the day somebody installed it.
    updatedAt: startOfShanghaiDay(`${title.year ?? 1970}-01-01`) ?? 0,
    isDated: false,
    broadcastMinute: null,
    airsUntil: null,
    weight: title.weight,
    origin: curatedOrigin(title),
  };
}
