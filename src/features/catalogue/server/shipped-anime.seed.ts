import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { latestAtMinute, minuteOfWeek } from './calendar.rules.ts';
import type { FactsOf } from './shipped-facts.seed.ts';
import type { ShippedTitle } from './shipped-title.rules.ts';
import type { Platform } from './title.rules.ts';

/** Some names come with the marks of HTML or with characters nobody sees. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const Name = z.string().transform((text) =>
  text
    .replace(/&(amp|lt|gt|quot);/g, (_, entity) => ENTITIES[entity] ?? '')
    .replace(/\u200b/g, '')
    .trim(),
);

/** The parts we read of the package bangumi-data (CC-BY-4.0). */
const Names = z.array(Name).optional();
const Item = z.object({
  title: Name,
  titleTranslate: z.object({ 'zh-Hans': Names, 'zh-Hant': Names, en: Names }),
  type: z.string(),
  lang: z.string(),
  begin: z.string(),
  end: z.string(),
  broadcast: z.string().optional(),
  sites: z.array(z.object({ site: z.string(), id: z.string().optional(), broadcast: z.string().optional() })),
});
const Site = z.object({
  title: z.string(),
  urlTemplate: z.string(),
  type: z.string(),
  regions: z.array(z.string()).optional(),
});
const Data = z.object({ siteMeta: z.record(z.string(), Site), items: z.array(Item) });
type Item = z.output<typeof Item>;
type Sites = z.output<typeof Data>['siteMeta'];

export const ANIME_FILE = new URL(import.meta.resolve('bangumi-data'));

/** A season that nobody says has ended is over after half a year, unless it had already run longer. */
const SEASON_MS = 26 * 7 * DAY_MS;
/** Titles of which we can say something stand before all that are only a name. */
const TOLD_WEIGHT = 30;
const LANGUAGES: Record<string, { region: string; language: string }> = {
  ja: { region: '日本', language: '日语' },
  'zh-Hans': { region: '中国大陆', language: '汉语普通话' },
};
const SITE_NAMES: Record<string, string> = {
  芒果tv: '芒果TV',
  動畫瘋: '动画疯',
  '哔哩哔哩（台灣）': '哔哩哔哩（台湾）',
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What other sites call a shipped entry, by its origin: the numbers that bangumi-data carries. */
export function readAnimeIds(): Promise<Map<string, ForeignIds>> {
  foreignIds ??= collectIds();
  return foreignIds;
}

interface ForeignIds {
  bangumi?: string;
  tmdb?: string;
}

/** Read once: the package changes only with the program. */
let foreignIds: Promise<Map<string, ForeignIds>> | undefined;

async function collectIds(): Promise<Map<string, ForeignIds>> {
  const { items } = Data.parse(JSON.parse(await readFile(ANIME_FILE, 'utf8')));
  const idOf = (item: Item, site: string) => item.sites.find((one) => one.site === site)?.id;
  return new Map(
    items.map((item) => {
      const [bangumi, tmdb] = [idOf(item, 'bangumi'), idOf(item, 'tmdb')];
      return [originOf(item), { ...(bangumi && { bangumi }), ...(tmdb && { tmdb }) }];
    }),
  );
}

const originOf = ({ title, begin }: Pick<Item, 'title' | 'begin'>) => `bangumi-data ${title} ${begin}`;

export interface ShippedAnime extends ShippedTitle {
  isFilm: boolean;
}

export async function readAnime(now: number, factsOf: FactsOf): Promise<ShippedAnime[]> {
  const { siteMeta, items } = Data.parse(JSON.parse(await readFile(ANIME_FILE, 'utf8')));
  const newest = Math.max(...items.map(({ begin }) => Date.parse(begin) || 0));
  const titles = items
    .filter(({ begin }) => begin !== '')
    .map((item) => toShippedAnime(item, siteMeta, { now, newest, factsOf }));
  // The package has a few entries twice.
  return [...new Map(titles.toReversed().map((title) => [title.origin, title])).values()].reverse();
}

interface Reading {
  now: number;
  newest: number;
  factsOf: FactsOf;
}

function toShippedAnime(item: Item, sites: Sites, { now, newest, factsOf }: Reading): ShippedAnime {
  const { 'zh-Hans': simplified = [], 'zh-Hant': traditional = [], en = [] } = item.titleTranslate;
  // A translation with kana in it is the Japanese name with other characters.
  const name = simplified.find((one) => !KANA.test(one)) ?? item.title;
  const begin = Date.parse(item.begin);
  const end = item.end ? Date.parse(item.end) : null;
  const airsUntil = end ?? (newest - begin > SEASON_MS ? Number.MAX_SAFE_INTEGER : begin + SEASON_MS);
  const isAiring = begin <= now && now < airsUntil;
  const isFilm = item.type === 'movie';
  const isFinished = end !== null && end < now;
  const platforms = platformsOf(item, sites);
  const minute = isFilm ? null : broadcastMinute(item);
  // News is a new episode that can be watched here; elsewhere nothing tells whether it still goes on.
  const isNews = isAiring && minute !== null && chinese(item, sites) > 0;
  const updatedAt = isNews ? Math.max(begin, latestAtMinute(minute, now)) : isFilm ? begin : (end ?? begin);
  const origin = LANGUAGES[item.lang];
  const year = Number(shanghaiDay(begin).slice(0, 4));
  const facts = factsOf(item.title, year);
  // Being offered in many places, in China above all, and lately, hints at how well known it is.
  const signs =
    5 +
    Math.min(platforms.length, 10) +
    2 * chinese(item, sites) +
    (isAiring ? 10 : 0) +
    (now - begin < 2 * 365 * DAY_MS ? 5 : 0);
  return {
    name,
    kind: 'anime',
    year,
    aliases: [...new Set([...simplified, item.title, ...traditional, ...en])].filter((one) => one !== name).slice(0, 8),
    regions: origin ? [origin.region] : [],
    languages: origin ? [origin.language] : [],
    // Not told by the source, and not to be guessed.
    genres: facts?.genres ?? [],
    directors: facts?.directors ?? [],
    actors: facts?.actors ?? [],
    releaseDate: shanghaiDay(begin),
    duration: '',
    cover: '',
    summary: facts?.summary ?? '',
    remark: isFilm ? '' : isFinished ? '已完结' : isAiring ? '连载中' : '',
    isFinished,
    platforms,
    sets: [],
    updatedAt: Math.min(now, updatedAt),
    broadcastMinute: minute,
    airsUntil,
    weight: facts ? TOLD_WEIGHT + Math.min(signs, 35) : Math.min(signs, TOLD_WEIGHT),
    origin: originOf(item),
    isFilm,
  };
}

function platformsOf({ sites }: Item, meta: Sites): Platform[] {
  const known = sites.flatMap(({ site, id }) => {
    const about = meta[site];
    if (about?.type !== 'onair' || !id) return [];
    const name = SITE_NAMES[about.title] ?? about.title;
    const rank = about.regions?.includes('CN') ? 0 : about.regions ? 2 : 1;
    return [{ rank, name, url: about.urlTemplate.replace('{{id}}', id), isDirect: true }];
  });
  return known.sort((one, other) => one.rank - other.rank).map(({ name, url, isDirect }) => ({ name, url, isDirect }));
}

function chinese({ sites }: Item, meta: Sites): number {
  return sites.filter(({ site, id }) => id && meta[site]?.type === 'onair' && meta[site]?.regions?.includes('CN'))
    .length;
}

/** `R/2026-04-04T16:00:00.000Z/P7D`: every week at that moment. Other rhythms have no place in a week. */
function broadcastMinute({ broadcast, sites }: Item): number | null {
  const rhythm = broadcast || sites.find((site) => site.broadcast)?.broadcast || '';
  const first = /^R\/([^/]+)\/P7D$/.exec(rhythm)?.[1];
  return first && !Number.isNaN(Date.parse(first)) ? minuteOfWeek(Date.parse(first)) : null;
}
