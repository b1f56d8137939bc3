import type { KindSlug } from '../../kinds.pure.ts';
import { FINISHED_TAG, genreTag, kindTag, regionTag, UNFINISHED_TAG } from '../title.rules.ts';
import type { IntentPart, PersonRole } from './intent.rules.ts';
import { englishWords } from './intent-english.ts';
import { HIGH, lengthPart } from './intent-length.ts';

const KIND_NAMES: Record<KindSlug, string> = { movie: '电影', tv: '电视剧', variety: '综艺', anime: '动漫' };
/** What is drawn may be filed as a film. */
const ANIMATION = genreTag('动画');

function kindPart(kind: KindSlug): IntentPart {
  const tags = kind === 'anime' ? [kindTag(kind), ANIMATION] : [kindTag(kind)];
  return { field: 'kind', text: KIND_NAMES[kind], value: kind, tags };
}

/** Words for the same genres, as the catalogue calls them; a word may stand for several. */
const GENRES = `剧情 喜剧 爱情 动作 犯罪 古装 悬疑 家庭 奇幻 冒险 科幻 战争 历史 武侠 惊悚 青春 真人秀 都市 传记 儿童 音乐 刑侦 仙侠 职场
竞技 谍战 热血 运动 歌舞 宫廷 商战 校园 恐怖 旅行 治愈 选秀 同性 农村 脱口秀 灾难 西部 律政 益智 访谈 医疗 美食 军旅 亲子 日常 舞蹈
纪录,纪录片,记录片=纪录片 纪录 记录片 纪实 恋爱,爱情=恋爱 言情 甜宠 浪漫 爱情=爱情故事 谈恋爱 推理,悬疑=推理 烧脑 侦探 本格 悬疑=悬念
喜剧=搞笑 下饭 幽默 爆笑 轻松 欢乐 喜剧类 恐怖=鬼片 灵异 丧尸 僵尸 吓人 恐怖,惊悚=惊悚恐怖 恐怖惊悚 惊悚=惊险 惊怵 动作=打斗 枪战 武打
科幻=科幻类 sci-fi scifi 太空 赛博朋克 外星人 奇幻=魔幻 幻想 仙侠,奇幻=玄幻 仙侠=修仙 修真 战争=抗战 抗日 二战 打仗 军事,军旅,战争=军事 犯罪=黑帮 警匪 黑社会
刑侦,犯罪,悬疑=破案 探案 罪案 涉案 刑侦=警察 谍战=间谍 特工 卧底 历史=史诗 古装=古代 宫廷=宫斗 后宫 传记=人物传记 运动=体育 竞技=电竞
儿童=少儿 亲子,家庭,儿童=合家欢 家庭=家庭伦理 伦理 律政=律师 法庭 医疗=医生 医院 农村=乡村 灾难=末日 西部=牛仔 同性=lgbt 同志 耽美 治愈=温情 温馨 暖心
旅行=公路 宫廷=清宫 剧情,爱情,家庭,治愈=催泪 感人 感动 虐心 泪目 赚人眼泪 让人哭 看哭 虐 恋爱,爱情=纯爱 虐恋 甜甜 同性=bl gl 双男主 双女主 喜剧=贺岁 儿童=小孩 小朋友 宝宝 孩子 幼儿 低幼 小学生 幼儿园 学龄前 亲子,家庭,儿童=全家 一家人 全家人 阖家 合家 旅行=自驾 古装,宫廷,历史=权谋 剧情=文艺 战争=越战 一战 空战 科幻=机甲 机战 喜剧=黑色幽默 荒诞 冒险=盗墓 探险 寻宝 奇幻=魔法 恐怖,奇幻=吸血鬼 科幻,灾难=怪兽 科幻,动作=超级英雄 年代=民国 家庭=婆媳 美食=吃播 青春=偶像 热血=燃 音乐=音乐类 校园=学院`;

const REGIONS = `美国 日本 韩国 英国 法国 德国 意大利 印度 加拿大 苏联 澳大利亚 西班牙 伊朗 瑞典 巴西 波兰 泰国 新西兰 奥地利 新加坡 捷克 比利时 黎巴嫩
荷兰 墨西哥 瑞士 丹麦 南斯拉夫 阿根廷 俄罗斯 土耳其 越南 马来西亚 菲律宾 印度尼西亚 芬兰 挪威 冰岛 爱尔兰 葡萄牙 希腊 匈牙利 以色列 埃及 南非 智利 哥伦比亚
中国大陆,大陆,内地,中国,国产=国产 国内 内地 大陆 中国大陆 中国内地 中国 本土
中国香港,香港=香港 中国香港 港产 中国台湾,台湾=台湾 中国台湾 中国香港,香港,中国台湾,台湾=港台
中国大陆,大陆,内地,中国,国产,中国香港,香港,中国台湾,台湾,新加坡=华语 中文
日本,韩国=日韩 韩国=南韩 美国=好莱坞 印度=宝莱坞 苏联,俄罗斯=前苏联 俄国 俄罗斯=俄国 澳大利亚=澳洲
美国,英国,法国,德国,意大利,西班牙,加拿大,澳大利亚,爱尔兰,荷兰,瑞典,丹麦,挪威,比利时,瑞士,奥地利,波兰,捷克,新西兰,俄罗斯,欧美=欧美 西方
英国,法国,德国,意大利,西班牙,爱尔兰,荷兰,瑞典,丹麦,挪威,芬兰,冰岛,比利时,瑞士,奥地利,波兰,捷克,葡萄牙,希腊,匈牙利,俄罗斯=欧洲
瑞典,丹麦,挪威,芬兰,冰岛=北欧 泰国,越南,马来西亚,菲律宾,印度尼西亚,新加坡=东南亚
美国,英国,日本,韩国,法国,德国,意大利,西班牙,加拿大,澳大利亚,印度,泰国,俄罗斯,苏联,瑞典,丹麦,巴西,伊朗,墨西哥,波兰=外国 国外 海外`;

/** 韩剧, 港片: a region and a kind in one word. */
export const REGION_INITIALS = {
  国: '国产',
  港: '香港',
  台: '台湾',
  日: '日本',
  韩: '韩国',
  美: '美国',
  英: '英国',
  泰: '泰国',
  法: '法国',
  德: '德国',
  印: '印度',
  俄: '俄罗斯',
  华: '华语',
} as const;
const SHORT_KINDS: Record<string, KindSlug> = {
  剧: 'tv',
  片: 'movie',
  影: 'movie',
  综: 'variety',
  漫: 'anime',
  番: 'anime',
};
/** These say something else. */
const NO_REGION = new Set([
  '国片',
  '国影',
  '国番',
  '美影',
  '法影',
  '印影',
  '台影',
  '港番',
  '台番',
  '华剧',
  '华片',
  '华影',
  '日片',
  '日综',
]);

const KINDS: Record<KindSlug, string> = {
  movie: '电影 影片 片子 大片 院线 院线片 故事片 长片 movie movies film films 电影片',
  tv: '电视剧 正剧 电视连续剧 连续剧 剧集 电视 网剧 网络剧 肥皂剧 连续剧集 电视剧集',
  variety: '综艺 综艺节目 综艺秀 节目 真人秀节目',
  anime: '动漫 动画 动画片 番剧 卡通 卡通片 动漫片 二次元 动画剧集 动漫番剧 少年漫 少女漫 anime',
};

const STATES: readonly (readonly [string, IntentPart])[] = [
  [
    '完结 已完结 已经完结 已经完结的 完结了 完结的 已完结的 全集 大结局 完本 已完 播完 播完的 已播完 更完 更新完 更完了 更新完了 追完 全季 已收官 收官',
    { field: 'state', text: '完结', value: 'finished', tags: [FINISHED_TAG] },
  ],
  [
    '更新中 连载 连载中 在更 在更新 正在更新 在播 正在播 正在播出 播出中 热播中 在热播 正在热播 正在热播的 还在更新 还在更 未完结 没完结 没有完结 还没完结 追更 在追 正在连载',
    { field: 'state', text: '更新中', value: 'airing', tags: [UNFINISHED_TAG] },
  ],
];

const WORTHS: readonly (readonly [string, IntentPart])[] = [
  ['高分 高评分 豆瓣高分 高口碑 好评 口碑 必看 神作 佳片 佳作 神剧 神片 高质量 最高分 高分数 好评如潮 封神 十佳', HIGH],
  ['经典 名作 名片 殿堂级 影史经典 传世', { field: 'worth', text: '经典', value: 'classic', tags: [] }],
  [
    '冷门 小众 冷门佳片 没人看过 不出名 遗珠 沧海遗珠 被低估 被低估的 低估 鲜为人知 鲜为人知的',
    { field: 'worth', text: '冷门', value: 'hidden', tags: [] },
  ],
  [
    '热门 热播 大热 当红 最火 很火 火爆 人气 最热 爆款 热度高',
    { field: 'worth', text: '热门', value: 'hot', tags: [] },
  ],
];

const ROLES: readonly (readonly [string, PersonRole])[] = [
  ['导演 导演的 执导 执导的 拍的 指导的 自导 编导', 'director'],
  [
    '主演 主演的 演的 出演 出演的 参演 参演的 饰演 饰演的 领衔主演 领衔 演过的 配音 配音的 演员 男主 女主 男主角 女主角 主角',
    'actor',
  ],
];

/** Said around what is meant. */
const NOISE = `的 得 地 滴 之 哒 d 和 与 跟 及 或 以及 类 类型 类的 系 题材 题材的 方面 风格 向 作品 代表作 的作品 拍过的 好看 好看的 好看点的 不错 不错的 值得看 值得看的 最好看 最好看的 精彩
推荐 推荐一下 求推荐 求 求片 找 找一部 找一下 搜 搜索 看 想看 我想看 我要看 想找 我想找 要看 给我 给我找 帮我找 来点 来一部 来部 有没有 有什么 有哪些 有啥 哪些 哪部 什么 啥 一部 一些 一个
几部 部 关于 有关 讲 合集 大全 全部 所有 列表 片单 排行 排行榜 榜单 榜 盘点 top 十大 吗 呢 吧 啊 呀 了 里 中 请 麻烦 谢谢 免费 在线 在线看 在线观看 观看 高清 超清 蓝光 国语 国语版 粤语 粤语版 中字
双语 下载 资源 播放 视频 完整 完整版 1080p 4k 上映 上映的 播出 播出的 出品 制作 时候 期间 时间 时长 片长 比较 一点 点 一点的 适合 最 很 都 还 是 主要 主题 元素 又 而且 并且 同时 带 带点 里面 过的 一季 每季 单季 合作 合作的 监制 监制的 但 但是 由 一起 一起看 适合看 还在 仍在 正在 中文字幕 双语字幕 只看 只要 没有 给 能不能 帮忙 请问 今天 今晚 晚上 今天晚上 好呢 好吗 好不好 剧荒 片荒 片荒了 剧荒了`;

/** How it is watched: said after a name, part of none. */
const AROUND = new Set(
  '中文字幕 双语字幕 免费 在线 在线看 在线观看 高清 超清 蓝光 国语 国语版 粤语 粤语版 中字 双语 下载 资源 观看 播放 视频 完整 完整版 1080p 4k'.split(
    ' ',
  ),
);

const PLAIN_NOISE: WordSense = { sort: 'noise', isAround: false };

export type WordSense =
  | { sort: 'parts'; parts: readonly IntentPart[] }
  | { sort: 'noise'; isAround: boolean }
  | { sort: 'role'; role: PersonRole };

/** A stretch of the words and its meaning; a name where it has none. */
export interface Token {
  from: number;
  to: number;
  sense:
    | WordSense
    | { sort: 'name' }
    | { sort: 'gap' }
    | { sort: 'person'; name: string; role: PersonRole; isSaid?: boolean };
}

/** 片 and 剧 say the kind only after another word (悬疑剧), or alone. */
export const SUFFIXES: Record<string, IntentPart> = {
  片: kindPart('movie'),
  剧: kindPart('tv'),
  番: kindPart('anime'),
};

export function genrePart(text: string, genres: readonly string[]): IntentPart {
  return { field: 'genre', text, value: genres.join(','), tags: genres.map(genreTag) };
}

export function regionPart(text: string, regions: readonly string[]): IntentPart {
  return {
    field: 'region',
    text,
    value: regions[0] === '中国大陆' && regions.length < 6 ? '中国大陆' : regions.join(','),
    tags: regions.map(regionTag),
  };
}

/** `甲,乙=丙 丁` means: 丙 and 丁 stand for 甲 or 乙. A word without `=` stands for itself. */
function readTable(table: string): Map<string, string[]> {
  const read = new Map<string, string[]>();
  let meant: string[] | undefined;
  for (const line of table.split('\n')) {
    meant = undefined;
    for (const entry of line.split(' ').filter(Boolean)) {
      const [left = '', right] = entry.split('=');
      if (right !== undefined) meant = left.split(',');
      const word = right ?? left;
      read.set(word, meant ?? [word]);
    }
  }
  return read;
}

function makeSenses(): Map<string, WordSense> {
  const senses = new Map<string, WordSense>();
  const put = (word: string, ...parts: (IntentPart | undefined)[]) =>
    senses.set(word, { sort: 'parts', parts: parts.filter((part) => part !== undefined) });
  for (const word of NOISE.split(/\s+/)) senses.set(word, { sort: 'noise', isAround: AROUND.has(word) });
  for (const [words, role] of ROLES) for (const word of words.split(' ')) senses.set(word, { sort: 'role', role });
  for (const [word, genres] of readTable(GENRES)) put(word, genrePart(word, genres));
  const regions = readTable(REGIONS);
  for (const [word, own] of regions) put(word, regionPart(word, own));
  for (const [initial, name] of Object.entries(REGION_INITIALS)) {
    for (const [short, kind] of Object.entries(SHORT_KINDS)) {
      const word = initial + short;
      if (!NO_REGION.has(word)) put(word, regionPart(name, regions.get(name) ?? [name]), kindPart(kind));
    }
  }
  for (const [kind, words] of Object.entries(KINDS))
    for (const word of words.split(' ')) put(word, kindPart(kind as KindSlug));
  for (const [words, part] of [...STATES, ...WORTHS]) for (const word of words.split(' ')) put(word, part);
  return withCompounds(senses, put, regions);
}

function withCompounds(
  senses: Map<string, WordSense>,
  put: (word: string, ...parts: (IntentPart | undefined)[]) => void,
  regions: Map<string, string[]>,
): Map<string, WordSense> {
  const region = (name: string) => regionPart(name, regions.get(name) ?? [name]);
  put('国创', region('国产'), kindPart('anime'));
  put('日综', region('日本'), kindPart('variety'));
  put('国片', region('国产'), kindPart('movie'));
  put('国影', region('国产'), kindPart('movie'));
  const drawn = { ...genrePart('动画', ['动画']), tags: [ANIMATION, kindTag('anime')] };
  for (const word of ['动画电影', '动漫电影', '动画大电影', '剧场版']) put(word, drawn, kindPart('movie'));
  put('年代剧', genrePart('年代', ['年代']), kindPart('tv'));
  put('情景喜剧', genrePart('喜剧', ['喜剧']), kindPart('tv'));
  put('喜剧片', genrePart('喜剧', ['喜剧']), kindPart('movie'));
  put('恋综', genrePart('恋爱', ['恋爱', '爱情']), kindPart('variety'));
  put('音综', genrePart('音乐', ['音乐']), kindPart('variety'));
  put('舞综', genrePart('舞蹈', ['舞蹈']), kindPart('variety'));
  put('穿越剧', genrePart('穿越', ['奇幻']), kindPart('tv'));
  put('贺岁片', genrePart('喜剧', ['喜剧']), kindPart('movie'));
  put('鬼片', genrePart('鬼片', ['恐怖']), kindPart('movie'));
  put('功夫片', genrePart('功夫', ['动作']), kindPart('movie'));
  put('功夫电影', genrePart('功夫', ['动作']), kindPart('movie'));
  put('短片', lengthPart.shortFilm);
  put('短剧', kindPart('tv'), lengthPart.shortSeries);
  put('微短剧', kindPart('tv'), lengthPart.shortSeries);
  put('迷你剧', kindPart('tv'), lengthPart.miniSeries);
  put('长剧', kindPart('tv'), lengthPart.longSeries);
  for (const [english, chinese] of englishWords()) {
    const said = chinese.split('+').map((word) => senses.get(word));
    const parts = said.flatMap((sense) => (sense?.sort === 'parts' ? sense.parts : []));
    if (!senses.has(english)) senses.set(english, parts.length > 0 ? { sort: 'parts', parts } : PLAIN_NOISE);
  }
  return senses;
}

export const SENSES: ReadonlyMap<string, WordSense> = makeSenses();
export const LONGEST_WORD = Math.max(...[...SENSES.keys()].map(({ length }) => length));
