import { expect, test } from 'vitest';
import { isAdult } from './adult.rules.ts';

const facts = (name: string, more: object = {}) => ({ name, kind: 'anime' as const, aliases: [], genres: [], ...more });

test.each([
  '一脸嫌弃表情的妹子给你看胖次R',
  '淫狱团地',
  '与僧侣交合的色欲之夜',
  '淫乱的青酱不能学习',
  '在异世界迷宫开后宫 第二季',
  '終末のハーレム',
  '异种族风俗娘评鉴指南',
  '某成人动画合集',
  '秘密教室 R-18',
  '十八禁不禁',
  'Night Hentai Collection',
  '性爱大师',
  ...[
    '本季里番推荐',
    '肉番动画',
    '工口动画老师',
    '援交少女',
    '无码流出',
    '少女性爱日记',
    '深夜自慰',
    '玉蒲团之偷情宝鉴',
  ],
  ...['中出しの夜', '群交派对', '性奴学园', '近亲相奸', '寝取られ'],
])('%s is for adults', (name) => {
  expect(isAdult(facts(name))).toBe(true);
});

test.each([
  ...[
    '后宫·甄嬛传',
    '后宫之乌',
    '疑似后宫',
    '如懿传',
    '裸婚时代',
    '色，戒',
    '性教育',
    '性爱与教育',
    '催眠麦克风',
    '催眠大师',
  ],
  ...['少女与战车', 'パンパカパンツ', '埃罗芒阿老师', '可塑性记忆', '根性青蛙', '水属性的魔法师', '大正处女御伽话'],
  ...[
    '魔都精兵的奴隶',
    '为奴十二年',
    '快感指令',
    '2.5次元的诱惑',
    '成人世界',
    '长大成人',
    '成人之美',
    '希望的力量～大人光之美少女',
  ],
  ...[
    '淫雨霏霏',
    '淫威之下',
    '援交会战',
    'XR180挑战',
    'R180',
    '工口径火炮',
    '母乳喂养指南',
    '痴情司',
    '白痴',
    '处女泉',
    '处女座',
  ],
  ...[
    '失乐园',
    '泡沫之夏',
    '蜡笔小新 大人帝国的反击',
    '异世界魔王与召唤少女的奴隶魔术',
    '调教咖啡厅',
    '装甲龙骑兵',
    '人渣的本愿',
  ],
  ...['路口交警的一天', '出口交易会', '牛肉番茄锅', '这里番茄红了', '外交合作纪实', '员工口述史', '手工口袋书'],
  ...[
    '女性奴隶贸易史',
    '无码头的岛',
    '有一种感动叫做爱情',
    '我想做爱豆',
    '理性爱情',
    '同性爱情故事',
    '独自慰藉',
    '亲自慰问',
  ],
  ...['两性交往指南', '人群交错的街', '途中出家', '浪潮吹来时', '牛肉棒师傅', '第十八禁区', '支援交通站', '性爱自修室'],
  ...['富贵不能淫', '淫羊藿', '性别为本', '乳酪的秘密', '人妻的料理课', '处女航', '夜色人生', '情色时代的情书'],
])('%s is not', (name) => {
  expect(isAdult(facts(name))).toBe(false);
});

test('an alias, a tag or the place that offers it tells as much as the name', () => {
  expect(isAdult(facts('无名', { aliases: ['みだらな青ちゃんは勉強ができない'] }))).toBe(true);
  expect(isAdult(facts('无名', { genres: ['动画', 'r18'] }))).toBe(true);
  expect(isAdult(facts('无名', { platforms: [{ name: 'AnimeFesta', url: 'https://animefesta.iowl.jp/1' }] }))).toBe(
    true,
  );
  expect(isAdult(facts('无名', { platforms: [{ name: '哔哩哔哩', url: 'https://www.bilibili.com/1' }] }))).toBe(false);
});

test('伦理 is a warning for a film and a family matter in a series', () => {
  expect(isAdult(facts('无名', { kind: 'movie', genres: ['伦理'] }))).toBe(true);
  expect(isAdult(facts('无名', { kind: 'tv', genres: ['家庭', '伦理'] }))).toBe(false);
});
