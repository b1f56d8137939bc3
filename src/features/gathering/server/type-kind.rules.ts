import type { KindSlug } from '../../catalogue/kinds.pure.ts';
import type { TypeChoice } from './source.rules.ts';
import { KNOWN_TYPES } from './type-names.rules.ts';

interface NamedType {
  id: string;
  parentId: string;
  name: string;
}

/** What no title comes from, unless the operator decides otherwise; for names that are not in the table. */
const SKIPPED =
  /伦理|理论片|福利|情色|写真|成人|三级|资讯|新闻|预告|花絮|解说|影评|混剪|明星|演员|公告|赛事|直播|短视频|有声书|小说|^MV$/i;
const ANIME = /动漫|动画|国漫|日漫|美漫|番剧|漫剧|新番|动态漫|anime|cartoon/i;
const VARIETY = /综艺|晚会|真人秀|脱口秀|选秀|演唱会|(话|歌|舞台|音乐)剧$|variety|\bshows?\b/i;
const FILM = /电影|影片|院线|纪录|记录|片$|剧场版|movie|film|documentary/i;
/** A word that ends in 剧 is a series, and so are its shelves; a comedy (喜剧), a tragedy and a plot (剧情) are not. */
const SERIES = /(?:^|[^喜悲话歌戏])剧(?:集|场|库|大全|频道|专区)?$|连续剧|电视剧|短剧|网剧|\btv\b|series|drama/i;
/** What a film is about. Below a type of series it is a series all the same. */
const GENRE =
  /^(动作|喜剧|悲剧|爱情|科幻|恐怖|剧情|战争|悬疑|惊悚|犯罪|奇幻|冒险|武侠|灾难|家庭|青春|历史|传记|西部|歌舞|文艺|古装|警匪|励志|儿童)类?$/;

/** What kind a source means by the name of a type; undefined when that cannot be told. */
export function kindOfTypeName(name: string): TypeChoice | undefined {
  return tellingKind(name) ?? (GENRE.test(plainName(name)) ? 'movie' : undefined);
}

function tellingKind(name: string): TypeChoice | undefined {
  const plain = plainName(name);
  const known = KNOWN_TYPES.get(plain.toLowerCase());
  if (known) return known;
  if (SKIPPED.test(plain)) return 'skip';
  if (ANIME.test(plain)) return 'anime';
  if (VARIETY.test(plain)) return 'variety';
  if (FILM.test(plain) && !/(电视|连续|短)剧/.test(plain)) return 'movie';
  return SERIES.test(plain) ? 'tv' : undefined;
}

/** 「電視劇 」 and 电视剧 are one name. */
function plainName(name: string): string {
  const bare = name.normalize('NFKC').replaceAll(/[\s·・|_-]+/g, '');
  return Array.from(bare, (character) => SIMPLE[character] ?? character).join('');
}

const TRADITIONAL =
  '電視劇連續綜藝動畫愛戰爭懸驚紀錄記韓國產陸臺灣歐倫預說資訊體樂災難歷傳場級聞員會內類險現頻襲裝俠諜論總寵贅';
const SIMPLIFIED =
  '电视剧连续综艺动画爱战争悬惊纪录记韩国产陆台湾欧伦预说资讯体乐灾难历传场级闻员会内类险现频袭装侠谍论总宠赘';
/** The characters that occur in names of types. */
const SIMPLE = Object.fromEntries(Array.from(TRADITIONAL, (character, at) => [character, SIMPLIFIED.charAt(at)]));

/** What becomes of an item: the operator's word first, then the type's own name, then the name of the one above it. */
export function kindOfItem(
  item: { typeId: string; typeName: string },
  types: readonly NamedType[],
  decided: Readonly<Record<string, TypeChoice>>,
): KindSlug | undefined {
  const chain = chainOf(item.typeId, types);
  const names = [item.typeName, ...chain.map(({ name }) => name)];
  const choice =
    chain.map(({ id }) => decided[id]).find((one) => one !== undefined) ??
    decided[item.typeId] ??
    firstOf(names, tellingKind) ??
    firstOf(names, kindOfTypeName);
  return choice === 'skip' ? undefined : choice;
}

function firstOf(names: readonly string[], kindOf: typeof kindOfTypeName): TypeChoice | undefined {
  return names.map(kindOf).find((kind) => kind !== undefined);
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
