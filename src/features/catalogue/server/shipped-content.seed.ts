import { keyOf } from '#/platform/db/search/normal-form.ts';
import { readAnime, type ShippedAnime } from './shipped-anime.seed.ts';
import { readCuratedTitles } from './shipped-curated.seed.ts';
import { readAnimeFacts } from './shipped-facts.seed.ts';
import { type ShippedTitle, withKeys } from './shipped-title.rules.ts';
import type { NewTitle } from './title.rules.ts';

/** Everything that ships, each work once, with its key. */
export async function readShippedTitles(folder: URL, now: number): Promise<NewTitle[]> {
  const [curated, factsOf] = await Promise.all([readCuratedTitles(folder), readAnimeFacts(folder)]);
  const anime = await readAnime(now, factsOf);
  return withKeys(withoutDoubles(curated, anime), now);
}

/** The same work in both sets keeps what was written about it, and gains the links and names of the other. */
export function withoutDoubles(curated: readonly ShippedTitle[], anime: readonly ShippedAnime[]): ShippedTitle[] {
  const known = new Map<string, ShippedTitle[]>();
  const merged = curated.map((title) => ({ ...title }));
  for (const title of merged) {
    for (const key of new Set([title.name, ...title.aliases].map(keyOf)))
      known.set(key, [...(known.get(key) ?? []), title]);
  }
  const others: ShippedTitle[] = [];
  for (const { isFilm, ...title } of anime) {
    const names = [title.name, ...title.aliases].map(keyOf);
    const same = names.flatMap((key) => known.get(key) ?? []).find((one) => isSameWork(one, title, isFilm));
    if (same) enrich(same, title);
    else others.push(title);
  }
  return [...merged, ...others];
}

function isSameWork(curated: ShippedTitle, anime: ShippedTitle, isFilm: boolean): boolean {
  const fitsKind = curated.kind === 'anime' || (curated.kind === 'movie' && isFilm && curated.genres.includes('动画'));
  return fitsKind && curated.year !== null && anime.year !== null && Math.abs(curated.year - anime.year) <= 1;
}

function enrich(curated: ShippedTitle, anime: ShippedTitle): void {
  const linked = new Set(anime.platforms.map(({ name }) => name));
  curated.platforms = [...anime.platforms, ...curated.platforms.filter(({ name }) => !linked.has(name))];
  const known = new Set([curated.name, ...curated.aliases].map(keyOf));
  curated.aliases = [...curated.aliases, ...[anime.name, ...anime.aliases].filter((name) => !known.has(keyOf(name)))];
  curated.releaseDate ||= anime.releaseDate;
  curated.updatedAt = anime.updatedAt;
  curated.isDated = true;
  curated.broadcastMinute = anime.broadcastMinute;
  curated.airsUntil = anime.airsUntil;
}
