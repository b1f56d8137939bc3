import type { KindSlug } from '../../catalogue/kinds.pure.ts';
import type { TypeChoice } from './source.rules.ts';

interface NamedType {
  id: string;
  parentId: string;
  name: string;
}

/** Beside the four kinds: what no title comes from, unless the operator decides otherwise. */
const SKIPPED =
  /伦理|福利|情色|写真|成人|三级|资讯|新闻|预告|解说|明星|文章|公告|体育|赛事|直播|音乐|MV|短视频|演员|电影解说/i;
const ANIME = /动漫|动画|国漫|日漫|番剧|漫剧|anime/i;
const VARIETY = /综艺|晚会|真人秀|脱口秀|variety|show/i;
const SERIES = /剧(?!情片|场版)|连续|tv|series/i;
const FILM = /电影|影片|片$|movie|film|纪录|记录|剧场版/i;

/** What kind a source means by the name of a type; undefined when that cannot be told. */
export function kindOfTypeName(name: string): TypeChoice | undefined {
  if (SKIPPED.test(name)) return 'skip';
  if (ANIME.test(name)) return 'anime';
  if (VARIETY.test(name)) return 'variety';
  if (SERIES.test(name)) return 'tv';
  return FILM.test(name) ? 'movie' : undefined;
}

/** What becomes of an item: the operator's word first, then the type's own name, then the name of the one above it. */
export function kindOfItem(
  item: { typeId: string; typeName: string },
  types: readonly NamedType[],
  decided: Readonly<Record<string, TypeChoice>>,
): KindSlug | undefined {
  const chain = chainOf(item.typeId, types);
  const choice =
    chain.map(({ id }) => decided[id]).find((one) => one !== undefined) ??
    decided[item.typeId] ??
    [item.typeName, ...chain.map(({ name }) => name)].map(kindOfTypeName).find((one) => one !== undefined);
  return choice === 'skip' ? undefined : choice;
}

/** Types have types above them, but not many. */
const MOST_ABOVE = 8;

function chainOf(id: string, types: readonly NamedType[]): NamedType[] {
  const chain: NamedType[] = [];
  let type = types.find((one) => one.id === id);
  while (type && !chain.includes(type) && chain.length < MOST_ABOVE) {
    chain.push(type);
    const { parentId } = type;
    type = types.find((one) => one.id === parentId);
  }
  return chain;
}

/** 动作片 says more than that it is a film. */
export function genreOfTypeName(name: string): string | undefined {
  const genre = /^(动作|喜剧|爱情|科幻|恐怖|剧情|战争|悬疑|惊悚|犯罪|奇幻|冒险|武侠|灾难|纪录|记录)片$/.exec(name)?.[1];
  return genre === '记录' ? '纪录' : genre;
}
