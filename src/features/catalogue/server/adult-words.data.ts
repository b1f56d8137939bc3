/**
 * Words that only names for adults hold. Single characters mislead (后宫 is also a palace, 裸 a wedding without money),
 * so a work whose name is innocent stands in the list below instead.
 */
export const ADULT_WORDS = new RegExp(
  [
    '(?<!不能|[诲誨書书])淫(?![雨祀威羊])',
    '[凌陵]辱|輪姦|轮奸|近[亲親]相[奸姦]|痴[汉漢]|痴女',
    '(?:18|十八)禁(?!区|區)|(?<![A-Za-z\\d])R-?18(?![\\dA-Za-z])|成人(?:动画|動畫|アニメ|向|片|影片|电影)',
    '[无無]修正|胖次|おパンツ|みだら|ヤリチン|風俗嬢|风俗娘|处女碧池|巨乳|爆乳|乳旋风|魔乳',
    'ふたりエッチ|セックス|夜這い|中出し|孕ませ|寝取|肉便器|泡姬|媚药|媚薬|发情期|發情期|[玉肉]蒲[团團]',
    '(?<![a-z])hentai(?![a-z])|(?<![a-z])eroge(?![a-z])',
  ].join('|'),
  'iu',
);

/** Words whose characters also meet where two others end and begin: 路口交警, 牛肉番茄, 叫做爱情. */
export const ADULT_WHOLE_WORDS = new RegExp(
  [
    '里番|肉番|工口|援交(?!会)|[无無][码碼]',
    '性[爱愛](?!自修|[^，。]{0,2}教育)|做[爱愛](?!豆)|交合|性交|群交|性奴|自慰|口交|肛交|中出|潮吹|肉棒',
  ].join('|'),
  'giu',
);

/** Tags and categories of sources, whole words. */
export const ADULT_TAGS = [
  ...['里番', '肉番', '18禁', '18+', 'R18', 'R-18', 'NC-17', 'Hentai', 'エロアニメ', '工口'],
  ...['成人', '成人动画', '成人动漫', '成人电影', '情色', '情色片', '色情', '三级', '三级片', '伦理片', '伦理三级'],
  ...['福利', '福利片', '写真热舞', '无码', '有码', '国产自拍', '日本无码', '日本有码', '制服诱惑', '人妻', 'SM'],
];

/** Sites that offer nothing else. */
export const ADULT_PLACES = /(?:animefesta|comicfesta|anime\.iowl|dlsite|fanza|dmm\.co\.jp|hanime|hentai)/i;

/** Works for adults whose names do not say so, by the beginning of one of their names. */
export const ADULT_WORKS = [
  ...['在异世界迷宫开后宫', '異世界迷宮でハーレムを', '终末的后宫', '終末のハーレム', '后宫露营', 'ハーレムきゃんぷ'],
  ...['异种族风俗娘评鉴指南', '異種族レビュアーズ', '人妻之唇', '人妻の唇', '地味变', 'じみへんっ'],
  ...[
    '向涟苍士献上纯洁',
    '漣蒼士に純潔を捧ぐ',
    '指尖传出的真挚热情',
    '指先から本気の熱情',
    '25岁的女高中生',
    '25歳の女子高生',
  ],
  ...['甜蜜惩罚', '甘い懲罰', '裙子下的野兽', 'スカートの中はケダモノでした', 'XL上司', '洗浴服务', '洗い屋さん'],
  ...[
    'おーばーふろぉ',
    '将身体献给魔王伊布罗贾',
    '魔王イブロギアに身を捧げよ',
    '回复术士的重来人生',
    '回復術士のやり直し',
  ],
  ...[
    '缘之空',
    'ヨスガノソラ',
    '亲吻姐姐',
    'kiss×sis',
    '圣痕炼金士',
    '聖痕のクェイサー',
    '大人的防具店',
    'おとなの防具屋さん',
  ],
  ...[
    '夫妻成长日记',
    '无节操☆Bitch社',
    '关于我女友是个一本正经的',
    '某天早上变成人头麦克风的我君',
    'ある朝ダミーヘッドマイク',
  ],
];
