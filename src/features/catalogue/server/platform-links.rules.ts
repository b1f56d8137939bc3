import type { KindSlug } from '../kinds.pure.ts';
import { isSearchable, searchLink } from '../platform-sites.pure.ts';
import type { EpisodeSet, Platform } from './title.rules.ts';

/** Where to look for a title whose platform nobody told us: the large ones for its kind. */
const USUAL: Record<KindSlug, readonly string[]> = {
  movie: ['腾讯视频', '爱奇艺', '优酷'],
  tv: ['腾讯视频', '爱奇艺', '优酷'],
  variety: ['芒果TV', '腾讯视频', '爱奇艺'],
  anime: ['哔哩哔哩', '腾讯视频', '爱奇艺'],
};

export function searchPlatforms(names: readonly string[], title: { name: string; kind: KindSlug }): Platform[] {
  const known = names.filter(isSearchable);
  return (known.length > 0 ? known : USUAL[title.kind]).map((name) => ({
    name,
    url: searchLink(name, title.name),
    isDirect: false,
  }));
}

/** 第1集 … as far as it goes, each leading to the first platform's search for it. */
export function episodeSets(title: string, episodes: number, platform: Platform | undefined): EpisodeSet[] {
  if (!platform || !isSearchable(platform.name)) return [];
  return Array.from({ length: episodes }, (_, index) => {
    const name = `第${index + 1}集`;
    return { name, url: searchLink(platform.name, `${title} ${name}`), source: platform.name };
  });
}
