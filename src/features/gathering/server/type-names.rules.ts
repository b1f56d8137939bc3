import type { TypeChoice } from './source.rules.ts';

/** Names of types as MacCMS sources really have them, in simplified characters and without spaces. */
const NAMES: Record<TypeChoice, string> = {
  movie: `电影 电影片 影片 正片 院线 院线电影 院线大片 热映 大片 新片 老片 经典电影 华语电影 国产电影 大陆电影 香港电影 台湾电影 港台电影 日本电影
    韩国电影 日韩电影 欧美电影 美国电影 泰国电影 印度电影 海外电影 外语片 华语片 国产片 港片 网络电影 网大 微电影 短片 电影短片 4K电影 蓝光电影
    动作片 喜剧片 爱情片 科幻片 恐怖片 剧情片 战争片 悬疑片 惊悚片 犯罪片 奇幻片 玄幻片 魔幻片 冒险片 武侠片 古装片 灾难片 家庭片 儿童片 青春片
    历史片 传记片 西部片 歌舞片 音乐片 体育片 运动片 励志片 同性片 戏曲片 文艺片 警匪片 枪战片 谍战片 鬼片 僵尸片 丧尸片 怪兽片 巨兽片
    喜剧电影 动作电影 爱情电影 科幻电影 恐怖电影 剧情电影 战争电影 悬疑电影 记录片 纪录片 纪录 记录 纪实 纪录电影 Netflix电影 豆瓣250 邵氏电影 4K
    剧场版 Movie Movies Film Films Documentary`,
  tv: `电视剧 连续剧 剧集 电视 国产剧 大陆剧 内地剧 国剧 华语剧 陆剧 港剧 香港剧 港澳剧 港台剧 台剧 台湾剧 台港剧 日剧 日本剧 韩剧 韩国剧 日韩剧
    日韩台剧 欧美剧 美剧 英剧 美国剧 欧剧 泰剧 泰国剧 新马泰剧 马泰剧 新加坡剧 越南剧 印度剧 土耳其剧 俄剧 俄罗斯剧 海外剧 其他剧 其它剧 网剧
    网络剧 微短剧 短剧 爽文短剧 女频恋爱 反转爽剧 古装仙侠 现代都市 年代穿越 脑洞悬疑 都市短剧 女频 男频 女频短剧 男频短剧 穿越 重生 逆袭 战神 总裁
    甜宠 虐恋 萌宝 神豪 赘婿 爽剧 热门短剧 短剧大全 精品短剧 短剧片库 竖屏短剧
    古装剧 仙侠剧 武侠剧 都市剧 家庭剧 抗日剧 谍战剧 悬疑剧 情景剧 情景喜剧 喜剧电视剧 剧情电视剧 爱情剧 电视连续剧 热播剧 Netflix剧 TV
    TVSeries Series Drama`,
  variety: `综艺 综艺片 综艺节目 大陆综艺 内地综艺 国产综艺 港台综艺 香港综艺 台湾综艺 日韩综艺 日本综艺 韩国综艺 韩综 欧美综艺 海外综艺 真人秀
    脱口秀 选秀 晚会 春晚 演唱会 音乐会 访谈 相声小品 相声 小品 曲艺 话剧 歌剧 音乐剧 舞台剧 舞台剧场 戏曲 Variety Show Reality`,
  anime: `动漫 动画 动漫片 动画片 国产动漫 国漫 中国动漫 大陆动漫 港台动漫 日本动漫 日漫 日韩动漫 韩国动漫 欧美动漫 美漫 海外动漫 其他动漫 有声动漫
    动态漫 动态漫画 漫剧 番剧 日番 新番 连载动漫 完结动漫 少儿动画 儿童动画 少儿 动画电影 动漫电影 动漫剧场版 Anime Cartoon Animation`,
  skip: `伦理 伦理片 理论 理论片 港台三级 三级 三级片 韩国伦理 西方伦理 日本伦理 两性课堂 写真热舞 福利 福利片 福利视频 美女写真 成人 情色 情色片 擦边短剧
    资讯 新闻 新闻资讯 娱乐资讯 影视资讯 电影资讯 娱乐新闻 明星 明星资讯 演员 公告 文章 小说 预告 预告片 预告花絮 花絮 影视解说 电影解说
    剧情解说 动漫解说 解说 影评 影视混剪 混剪 体育 体育赛事 赛事 足球 篮球 NBA 台球 斯诺克 网球 羽毛球 电竞 游戏 直播 电视直播 音乐 MV 音乐MV
    音乐视频 短视频 小视频 原创视频 教育 教程 课程 公开课 广播剧 有声小说 听书 汽车 美食 旅游 广告`,
};

export const KNOWN_TYPES: ReadonlyMap<string, TypeChoice> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    // The keys of the object above, which TypeScript takes for any text.
    names.split(/\s+/).map((name) => [name.toLowerCase(), kind as TypeChoice] as const),
  ),
);
