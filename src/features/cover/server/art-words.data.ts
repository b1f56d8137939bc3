import type { FamilyName } from './art/families.ts';

/**
 * What a title is about: words of its name or of its one line. Single characters mislead (罗马 is no horse, 宝可梦 no
 * dream, 海瑞 no sea), so their exceptions stand in the pattern, and in the test.
 */
export const WORDS: Readonly<Partial<Record<FamilyName, RegExp>>> = {
  court: /法庭|法律|法官|律师|审判|陪审|检察|辩护|证人|控方|怒汉|罪名|上诉/g,
  detective: /侦探|推理|破案|命案|凶手|刑警|悬案|谋杀|杀人|失踪|线索|证据|警方|警察|连环|真相|尸体|七宗罪/g,
  prison: /监狱|越狱|囚|牢|入狱|肖申克|绿里|飞越|笼|奴隶|服刑/g,
  heist: /劫案|抢劫|大盗|盗(?!梦|墓)|骗|赌|金库|千王|宝藏|钞票|赃|偷(?!看|听)|让子弹/g,
  gang: /黑帮|教父|帮派|黑社会|黑道|警匪|毒枭|毒品|古惑|英雄本色|杀手|扫黑|狂飙|卧底警/g,
  spy: /间谍|谍|特工|潜伏|卧底|地下党|情报|密电|军统|特务|007|无间道|代号|暗战/g,
  lovers: /爱情|爱上|相爱|恋|情书|情人|初恋|心动|重逢|邂逅|夫妻|结婚|婚|前任|花样年华/g,
  family: /一家|家庭|父亲|母亲|爸(?!爸去)|妈|儿子|女儿|父子|母女|姐妹|(?<!葫芦)兄弟|爷爷|奶奶|外婆|亲情|养父|祖孙/g,
  school: /学校|校园|高中|大学|学生|同学|老师|教师|班主任|班(?!长)|高考|课堂|社团|毕业|补习|放牛班/g,
  child: /孩子|童年|儿童|小男孩|小女孩|玩具|气球|风筝|宝贝|爸爸去哪儿|小丸子|蜡笔|哆啦|幼儿园|熊孩子/g,
  comedy: /喜剧|搞笑|爆笑|笑|囧|荒诞|乌龙|糊涂|倒霉|活宝|逗|笨/g,
  hospital: /医|病|癌|药|急诊|护士|手术|疫|绝症|抑郁|康复/g,
  city: /都市|城市|霓虹|不夜|上海|香港|纽约|东京|重庆|广州|深圳|北京|街头|弄堂|胡同|公寓|蝙蝠侠|蜘蛛侠/g,
  road: /公路|上路|旅途|逃亡|卡车|摩托|司机|赛车|飞车|飞驰|开车|绿皮书|极速/g,
  train: /火车|列车|铁路|地铁|车站|绿皮车|高铁|月台|快车/g,
  travel:
    /旅行|旅(?!途)|环游|机场|飞机|行李|地图|远方|流浪(?!地球)|飞屋|机长|异国|花样爷爷|花样姐姐|花儿与少年|向往|罗马假日|露营/g,
  village: /村|乡|农|田|种地|麦|土地|扶贫|老家|故土|小镇|县|窑洞|黄土|牧/g,
  palace: /宫(?!崎)|皇后|皇子|妃|公主|王府|侯府|郡主|太子|太后|世子|格格|贝勒|嫡|嬛|如懿|皇上/g,
  temple: /仙|佛|寺|取经|蜀山|西游|悟空|大圣|和尚|道士|昆仑|山海|神话|封神|哪吒|修真|修行/g,
  wuxia: /武侠|武林|江湖|剑|刀|(?<![蝠蛛铁])侠|少林|武士|功夫|宗师|镖局|掌门|忍者|刺客|咏春|绣春|卧虎|龙门/g,
  opera: /京剧|戏(?!剧之王)|话剧|梨园|霸王|面具|小丑|相声|剧团|伶|角儿|明星|替身演员/g,
  army: /三国|将军|赤壁|攻城|称帝|乱世|王朝|秦|汉武|大唐|大明|帝国|天下|变法|罗马(?!假日)|骑兵|长城|雍正|康熙|朝堂|城池/g,
  war: /战争|二战|抗战|士兵|战场|前线|阵地|战役|集中营|纳粹|空袭|轰炸|抗日|红军|冲锋|犹太|炮火|志愿军/g,
  music: /音乐|歌|乐队|钢琴|吉他|摇滚|演唱|合唱|提琴|琴(?!键)|爵士|鼓|唱/g,
  stage: /舞台|选秀|出道|练习生|达人|登台|巨星|晚会|跨界/g,
  talk: /脱口秀|访谈|圆桌|辩论|吐槽|奇葩|今晚|主持|谈话/g,
  office: /职场|公司|总裁|创业|上班|银行|记者|老板|经理|股|企业|商战|实习|面试|广告/g,
  sport:
    /足球|篮球|排球|棒球|网球|乒乓|拳|冠军|比赛|运动|球队|奔跑|跑(?!路)|奥运|滑冰|游泳|摔跤|教练|灌篮|选手|自行车/g,
  food: /吃|美食|厨|餐|饭|面馆|火锅|料理|舌尖|食神|茶|酒|味道|菜/g,
  ghost: /鬼|灵异|咒|诡|凶宅|亡灵|丧尸|吸血|惊魂|僵尸|恐怖|阴阳|招魂|孤儿怨|怨灵/g,
  fantasy: /魔法|魔女|魔(?!术)|巫|龙(?!猫|门)|王国|异世界|勇者|指环王|哈利|法师|传说|斗罗|斗破|城堡|精灵(?!宝)/g,
  mind: /(?<![A可寻])梦|记忆|失忆|精神|心理|人格|迷宫|镜|催眠|幻|大脑|天才|蝴蝶效应|窃听|楚门|监视|盗梦|禁闭/g,
  time: /时间|时光|穿越|重生|轮回|循环|岁月|年代|往事|回到|昨天|百年|一生|半生|十年|光阴|未来|时代/g,
  robot: /机器人|机甲|机械|人工智能|高达|仿生|克隆|终结者|变形金刚|黑客|矩阵|程序|福音|钢铁|钢之|芯片/g,
  forest: /森林|丛林|树|林(?!肯|家)|妖|龙猫|山兽|萤火|怪物|幽灵公主|木(?!偶)|荒野求生/g,
  beast:
    /猫(?!鼠)|狗|犬|虎|狼|狐|狮|豹|熊(?!孩)|兔|鸟|鹰|猴|猪|鼠|象(?!牙)|羔羊|白马|战马|赛马|动物|羊(?!城)|宠物|马戏/g,
  flower: /花(?!样|木|絮|千骨)|桃|梅|牡丹|蝶(?!变|效)|樱|莲|玫瑰|繁花|芳华|葫芦|柳|红楼|秋香|兰花|杜鹃/g,
  sea: /(?<![上山])海(?!瑞|外|报|归|选|清|关|棠)|船|岛|鲸|舟|航(?!空|天)|(?<!流)浪|泰坦尼克|潜水|渔|水手|鱼|甲板/g,
  sky: /天空|星空|月(?!球|台)|晴|云(?!南)|雨|虹|风(?!筝|声|云|暴眼)|流星|日出/g,
  snow: /雪|冬|冰|寒|北国|圣诞|极地|南极|东北/g,
  desert: /沙漠|沙丘|荒|西部|牛仔|敦煌|大漠|戈壁|草原|镖客|枪手|骆驼|埃及|楼兰|阿勒泰/g,
  disaster: /灾|烈火|地震|末日|末世|洪水|海啸|爆炸|病毒|救援|消防|逃生|燃烧|巨人|巨兽|怪兽|哥斯拉|火山/g,
  space: /太空|宇宙|星际|外星|地球|火星|月球|飞船|宇航|银河|三体|星球|黑洞|卫星|航天/g,
};

/** How a line feels, where nobody says what it is about. */
export const MOODS: readonly (readonly [words: RegExp, families: string])[] = [
  [/孤独|寂寞|独自|一个人/, 'city sea train snow'],
  [/温暖|治愈|温柔|陪伴/, 'family lovers flower food'],
  [/热血|燃|梦想|拼搏/, 'sport stage sky road'],
  [/复仇|仇恨|背叛|阴谋/, 'gang mind wuxia heist'],
  [/自由|逃离|远走|寻找/, 'road sky travel prison'],
  [/死亡|遗|葬|告别/, 'snow time forest sky'],
  [/贫|底层|小人物|挣扎/, 'village city train road'],
];

/** What a genre suggests, the best first. */
export const GENRES: Readonly<Record<string, string>> = {
  喜剧: 'comedy stage child geo food',
  爱情: 'lovers flower sky train city',
  动作: 'road disaster city wuxia heist gang',
  犯罪: 'detective gang heist prison court city',
  奇幻: 'fantasy forest sky beast temple',
  古装: 'palace temple army flower wuxia opera sky snow',
  悬疑: 'detective mind time ghost city',
  家庭: 'family village child food',
  动画: 'sky child fantasy beast forest',
  历史: 'army palace time temple desert',
  科幻: 'space robot time mind',
  冒险: 'travel sea fantasy desert forest',
  战争: 'war army train',
  武侠: 'wuxia temple desert army forest snow sky',
  青春: 'school music sky lovers',
  惊悚: 'ghost mind city',
  音乐: 'music stage',
  传记: 'time mind office road',
  儿童: 'child beast geo',
  都市: 'city office lovers family',
  职场: 'office city talk',
  谍战: 'spy train city',
  运动: 'sport road',
  恐怖: 'ghost mind forest',
  歌舞: 'music stage opera',
  仙侠: 'temple fantasy wuxia flower sky forest',
  西部: 'desert road',
  灾难: 'disaster sea',
  纪录片: 'sky travel village beast',
  真人秀: 'travel stage geo comedy village child',
  竞技: 'sport stage heist geo',
  选秀: 'stage music',
  文化: 'opera time palace temple',
  旅行: 'travel road sea',
  脱口秀: 'talk comedy',
  访谈: 'talk mind',
  美食: 'food village',
  推理: 'detective mind heist',
  恋爱: 'lovers flower',
  剧情: 'time road village train family snow sea city mind sky',
};

/** Where nothing else is known. */
export const KINDS: Readonly<Record<string, string>> = {
  电影: 'road sea city time sky train mind',
  电视剧: 'family city time village train palace',
  综艺: 'stage geo talk travel',
  动漫: 'sky geo flower child fantasy beast sea forest travel time',
};
