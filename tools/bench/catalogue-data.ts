import type { NewTitle } from '#/features/catalogue/server/title.rules.ts';
import { seededRandom } from './measure.ts';

const WORDS =
  `流浪 地球 西游 大圣 长安 十二 时辰 琅琊 庆余 甄嬛 英雄 江湖 少年 青春 爱情 故事 公寓 都市 夜色 月光 宝盒 红楼 三国 水浒 战争 和平
黎明 黄昏 大海 星辰 天空 之城 千寻 龙猫 火影 忍者 海贼 航海 刀剑 魔法 学院 城堡 幽灵 公主 王子 女王 帝国 反击 传奇 秘密 花园 迷宫 消失 爱人
记忆 碎片 盗梦 空间 星际 穿越 时间 旅行 机器 人类 银翼 杀手 教父 黑暗 骑士 蝙蝠 蜘蛛 钢铁 复仇 联盟 变形 金刚 速度 激情 侏罗 公园 泰坦 号角
烽火 佳人 乱世 浮生 若梦 山河 岁月 人间 正道 沧桑 白鹿 平原 大江 大河 山海 情深 深海 暗涌 风声 潜伏 伪装 悬崖 边缘 无间 道士 僵尸 先生 太太
小欢 别离 亲爱 热恋 心动 信号 歌手 奔跑 挑战 极限 向往 生活 明星 大侦 探案 唐人 街头 霸王 拳击 功夫 少林 足球 篮球 女排 夺冠 冠军 归来 无名
之辈 隐入 尘烟 药神 我们 你好 再见 只有 芸知 后来 遇见 匆匆 那年 同桌 小时 代理 妈妈 爸爸 去哪 回家 下班 加油 前进 火车 站台 车站 列车 追凶
迷雾 雪山 沙漠 草原 森林 孤岛 海岛 小镇 古镇 乡村 警察 律师 医生 护士 老师 学生 校园 毕业 高考 梦想 翅膀 蝴蝶 玫瑰 百合 樱花 四月 谎言 夏日
重现 秋天 童话 冬天 恋歌 春光 乍泄 花样 年华 重庆 北京 上海 香港 东京 巴黎 罗马 假日 纽约 伦敦 特工 间谍 密码 风暴 烈火 冰山 熔炉 铁道 飞行`.split(
    /\s+/,
  );
const SURNAMES = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段',
];
const GIVEN = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红梅建国志文星驰润发德城学友朝曼嘉玲祖贤青云家辉晓东子怡冰雪依林一凡思齐宇航浩然天佑若曦诗涵',
];
/** A few thousand more words, so that pairs of characters are about as rare as in real titles. */
const CHARACTERS = [
  ...new Set(
    `${WORDS.join('')}风云雷电春夏秋冬东南西北金木水火土日月山川河湖林松竹梅兰菊鹤虎豹狼鹿马牛羊狗猫鱼鸟花草树叶根果实`,
  ),
];
const MORE_WORDS = Array.from({ length: 4000 }, (_, index) => {
  const random = seededRandom(index * 31 + 5);
  return [random(), random()].map((share) => CHARACTERS[Math.floor(share * CHARACTERS.length)]).join('');
});
const ALL_WORDS = [...WORDS, ...MORE_WORDS];
const LATIN = `love night dark star moon river king queen lost home road fire ice blue red black white last first great
little silent wild broken golden hidden secret dream shadow light story return city island ocean summer winter`.split(
  /\s+/,
);
const GENRES = [
  ...'剧情,喜剧,爱情,动作,犯罪,奇幻,古装,悬疑,家庭,动画,历史,科幻,冒险,战争,武侠,青春,惊悚,音乐,传记,儿童,都市,竞技,职场,谍战,运动,恐怖,歌舞,仙侠,文化,西部'.split(
    ',',
  ),
];
const REGIONS = '中国大陆,美国,日本,中国香港,韩国,英国,中国台湾,法国,德国,意大利,印度,泰国,西班牙,加拿大'.split(',');
const KINDS = ['movie', 'tv', 'variety', 'anime'] as const;

const BENCH_START = Date.UTC(2026, 0, 1);

/** Titles as they might be: few hot and many cold, common and rare genres, people who appear often or once. */
export function makeTitles(count: number, seed: number): (from: number, to: number) => NewTitle[] {
  const people = 300 + Math.floor(count / 8);
  return (from, to) =>
    Array.from({ length: to - from }, (_, offset) =>
      makeTitle(from + offset, seededRandom(seed + from + offset), people),
    );
}

function makeTitle(index: number, random: () => number, people: number): NewTitle {
  // The square of a uniform number prefers the front of a list.
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() ** 2 * list.length)] as Item;
  const any = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const some = (most: number) => 1 + Math.floor(random() * most);
  const person = () => nameOf(Math.floor(random() ** 3 * people));
  const words = () => Array.from({ length: 1 + some(2) }, () => pick(ALL_WORDS)).join('');
  const season = random() < 0.12 ? ` 第${1 + some(4)}季` : '';
  const kind = random() < 0.5 ? 'movie' : any(KINDS);
  return {
    key: `t${index}`,
    name: words() + season,
    kind,
    year: 1950 + Math.floor(76 * Math.sqrt(random())),
    aliases: [
      ...(random() < 0.6 ? [Array.from({ length: 1 + some(3) }, () => any(LATIN)).join(' ')] : []),
      ...(random() < 0.4 ? [words()] : []),
    ],
    regions: [...new Set([pick(REGIONS), ...(random() < 0.1 ? [pick(REGIONS)] : [])])],
    languages: [],
    genres: [...new Set(Array.from({ length: some(3) }, () => pick(GENRES)))],
    directors: [person()],
    actors: [...new Set(Array.from({ length: 2 + some(5) }, person))],
    releaseDate: '',
    duration: '',
    cover: '',
    summary: '为测速而造的条目，没有真的故事。',
    remark: '',
    isFinished: random() < 0.8,
    platforms: [],
    sets: [],
    heat: 100 - 12 * Math.log(1 + random() * 1000),
    updatedAt: BENCH_START + Math.floor(random() * 1e10),
    createdAt: BENCH_START,
    origin: null,
    broadcastMinute: null,
    airsUntil: null,
  };
}

function nameOf(number: number): string {
  const random = seededRandom(number * 7919 + 13);
  const one = () => GIVEN[Math.floor(random() * GIVEN.length)] ?? '';
  const surname = SURNAMES[Math.floor(random() * SURNAMES.length)] ?? '';
  return surname + one() + (random() < 0.75 ? one() : '');
}

/** What people type: mostly whole titles, some parts, pinyin, initials, people, and wrong characters. */
export function makeQueries(titles: readonly NewTitle[], count: number, spell: (text: string) => string[]): string[] {
  const random = seededRandom(4242);
  return Array.from({ length: count }, () => {
    const title = titles[Math.floor(random() * titles.length)];
    if (!title) return '';
    const characters = [...title.name.replaceAll(' ', '')];
    const start = Math.floor(random() * Math.max(1, characters.length - 2));
    const syllables = spell(title.name);
    const share = random();
    if (share < 0.4) return title.name;
    if (share < 0.5) return characters.slice(0, 3).join('');
    if (share < 0.62) return characters.slice(start, start + 2).join('');
    if (share < 0.67) return characters[start] ?? '';
    if (share < 0.77) return syllables.join('');
    if (share < 0.87) return syllables.map((syllable) => syllable[0]).join('');
    if (share < 0.94) return title.actors[0] ?? '';
    if (share < 0.97) return title.aliases[0] ?? title.name;
    return `${characters.slice(0, -1).join('')}龘`;
  });
}
