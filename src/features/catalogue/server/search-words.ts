import { toSimplified } from '#/platform/db/search/normal-form.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { type Filter, yearsOf } from './list.rules.ts';

/** A name, and what was said about it beside the name. */
export interface NamedWork {
  words: string;
  kind: KindSlug | null;
  years: Filter['years'];
}

const KIND_WORDS: readonly (readonly [KindSlug, RegExp])[] = [
  ['movie', /^(.+?)(?<!\s)\s*电影版?$/],
  ['tv', /^(.+?)(?<!\s)\s*(?:电视连续剧|电视剧|连续剧|剧集)版?$/],
  ['variety', /^(.+?)(?<!\s)\s*综艺(?:节目)?$/],
  ['anime', /^(.+?)(?<!\s)\s*(?:动漫|动画片?|番剧)版?$/],
];
const YEAR = /^(.*[^\d\s(])[\s(]*((?:19|20)\d{2})\s*(?:年版|年|版)?\)?$/;
/** How it is to be watched: part of no name. */
const AROUND =
  /^(.+?)(?<!\s)\s*(?:(?:免费|在线|高清|超清|蓝光|完整版?|全集|国语版?|粤语版?|中字|双语|下载|资源|观看|播放|视频)\s*)+$/;

/** What people type after a name, taken off it: 狂飙在线观看, 红楼梦电视剧, 笑傲江湖 1996. Undefined when there is nothing. */
export function namedWork(text: string): NamedWork | undefined {
  const found: NamedWork = { words: toSimplified(text.normalize('NFKC')).trim(), kind: null, years: null };
  const whole = found.words;
  for (let before = ''; before !== found.words; ) {
    before = found.words;
    found.words = (AROUND.exec(found.words)?.[1] ?? found.words).trim();
    const [, name, year] = YEAR.exec(found.words) ?? [];
    if (name && year && !found.years) Object.assign(found, { words: name.trim(), years: yearsOf(year) });
    for (const [kind, pattern] of found.kind ? [] : KIND_WORDS) {
      const named = pattern.exec(found.words)?.[1];
      if (named) Object.assign(found, { words: named.trim(), kind });
    }
  }
  return found.words === whole ? undefined : found;
}
