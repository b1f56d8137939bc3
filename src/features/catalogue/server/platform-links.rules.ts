import type { KindSlug } from '../kinds.pure.ts';
import type { EpisodeSet, Platform } from './title.rules.ts';

/** Where a platform's own search takes the words. */
const SEARCHES: Record<string, (words: string) => string> = {
  腾讯视频: (words) => `https://v.qq.com/x/search/?q=${words}`,
  爱奇艺: (words) => `https://so.iqiyi.com/so/q_${words}`,
  优酷: (words) => `https://so.youku.com/search_video/q_${words}`,
  哔哩哔哩: (words) => `https://search.bilibili.com/all?keyword=${words}`,
  芒果TV: (words) => `https://so.mgtv.com/so?k=${words}`,
  央视频: () => 'https://www.yangshipin.cn/',
};

/** Where to look for a title whose platform nobody told us: the large ones for its kind. */
const USUAL: Record<KindSlug, readonly string[]> = {
  movie: ['腾讯视频', '爱奇艺', '优酷'],
  tv: ['腾讯视频', '爱奇艺', '优酷'],
  variety: ['芒果TV', '腾讯视频', '爱奇艺'],
  anime: ['哔哩哔哩', '腾讯视频', '爱奇艺'],
};

export function searchPlatforms(names: readonly string[], title: { name: string; kind: KindSlug }): Platform[] {
  const known = names.filter((name) => name in SEARCHES);
  return (known.length > 0 ? known : USUAL[title.kind]).map((name) => ({
    name,
    url: searchLink(name, title.name),
    isDirect: false,
  }));
}

/** 第1集 … as far as it goes, each leading to the first platform's search for it. */
export function episodeSets(title: string, episodes: number, platform: Platform | undefined): EpisodeSet[] {
  if (!platform || !(platform.name in SEARCHES)) return [];
  return Array.from({ length: episodes }, (_, index) => {
    const name = `第${index + 1}集`;
    return { name, url: searchLink(platform.name, `${title} ${name}`), source: platform.name };
  });
}

function searchLink(platform: string, words: string): string {
  return SEARCHES[platform]?.(encodeURIComponent(words)) ?? '';
}
