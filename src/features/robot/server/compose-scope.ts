import { shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { FoundThing } from '#/platform/feature.ts';
import { MOST_ENTRIES, type TemplateScope } from '../template.pure.ts';
import type { SoloSources } from './solo.service.ts';

export interface ScopeSources extends Pick<SoloSources, 'newest' | 'updatedSince' | 'siteTitle'> {
  lunarDay?: () => string;
  now: () => number;
}

type Meanings = Readonly<Record<string, string>>;

/** What can be said of each thing of a list, by the name that follows the list's own word. */
const TITLE: Meanings = {
  Name: '片名',
  Score: '评分',
  Sets: '更新到',
  Year: '年份',
  Kind: '类型',
  Genre: '题材',
  Region: '地区',
  Actors: '主演',
  Summary: '简介',
  Cover: '封面地址',
};
const ITEM: Meanings = { Name: '商品名', Price: '价格', Place: '城市', Category: '分类', Cover: '商品图地址' };
const TOPIC: Meanings = { Name: '专题名', Count: '专题里有几部', Cover: '专题图地址' };

const SITE: Meanings = {
  date: '今天的日期',
  weekday: '星期几',
  time: '发送的时间',
  lunar: '农历',
  count: '今天更新了几部',
  link: '链接',
  site: '站名',
};

export const LISTS: Readonly<Record<string, { word: string; meaning: string; of: Meanings }>> = {
  newest: { word: 'title', meaning: '最新片目', of: TITLE },
  market: { word: 'item', meaning: '市集上新', of: ITEM },
  topics: { word: 'topic', meaning: '专题', of: TOPIC },
};

/** All names in the order in which they are offered. */
export const MEANINGS: readonly [name: string, meaning: string][] = [
  ...Object.entries(SITE),
  ...Object.values(LISTS).flatMap(({ word, of }) =>
    Object.entries(of).map(([name, meaning]): [string, string] => [`${word}.${name}`, meaning]),
  ),
];

/** What is true now, for templates to be filled with. */
export async function scopeOf(
  { newest, updatedSince, siteTitle, lunarDay, now }: ScopeSources,
  siteOrigin: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<TemplateScope> {
  const today = shanghaiDay(now());
  const [titles, goods, topics, count, site] = await Promise.all([
    newest.catalogue(MOST_ENTRIES),
    newest.market(MOST_ENTRIES),
    newest.topics?.(MOST_ENTRIES) ?? [],
    updatedSince?.(startOfShanghaiDay(today) ?? 0) ?? 0,
    siteTitle?.() ?? '',
  ]);
  const things: Readonly<Record<string, readonly FoundThing[]>> = { newest: titles, market: goods, topics };
  const entriesOf = (list: string) => (things[list] ?? []).map((thing) => entryOf(list, thing, siteOrigin));
  const lists = Object.fromEntries(Object.keys(LISTS).map((list) => [list, entriesOf(list)]));
  const [, month, day] = today.split('-').map(Number);
  const nothing = Object.fromEntries(MEANINGS.map(([name]) => [name, '']));
  const values = {
    ...nothing,
    ...Object.fromEntries(Object.keys(LISTS).flatMap((list) => ownOf(list, lists[list]?.[0]))),
    date: `${month} 月 ${day} 日`,
    weekday: `周${'日一二三四五六'[new Date(`${today}T00:00:00Z`).getUTCDay()]}`,
    time: toShanghaiIso(now()).slice(11, 16),
    lunar: /农历[^\n]*/.exec(lunarDay?.() ?? '')?.[0] ?? '',
    count: String(count),
    link: siteOrigin,
    site,
    ...facts,
  };
  return { values, lists };
}

/** Outside of a loop each word means the newest of its own list. */
function ownOf(list: string, entry: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(entry).filter(([name]) => name.startsWith(`${LISTS[list]?.word}.`));
}

/** One thing under the word of its list. `title.` names the thing in every list, as it did before there were others. */
function entryOf(list: string, { title, note = '', image, path, facts = {} }: FoundThing, siteOrigin: string) {
  const { word = 'title', of = {} } = LISTS[list] ?? {};
  const cover = image ? whole(image, siteOrigin) : '';
  const known: Readonly<Record<string, string>> = { ...facts, Name: title, Sets: note, Cover: cover };
  const named = (prefix: string, names: Meanings) =>
    Object.keys(names).map((name): [string, string] => [`${prefix}.${name}`, known[name] ?? '']);
  return { ...Object.fromEntries([...named('title', TITLE), ...named(word, of)]), link: siteOrigin + path };
}

export function whole(path: string, siteOrigin: string): string {
  return path.startsWith('/') ? siteOrigin + path : path;
}
