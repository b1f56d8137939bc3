import { coverHash } from '../../cover-palettes.pure.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { leisure } from './leisure.ts';
import type { Drawing } from './pencil.ts';
import { STILL_LIFES, type StillLife } from './still-lifes.data.ts';
import { street } from './street.ts';

const DRAWINGS = { ...food, ...home, ...street, ...leisure };
export type GoodsObject = keyof typeof DRAWINGS | keyof typeof STILL_LIFES;

/** What a title must say for an object to be drawn. */
export const GOODS_WORDS: Record<GoodsObject, string> = {
  cup: '咖啡 拿铁 美式 下午茶 马克杯 杯子 水杯 保温杯 杯',
  teapot: '茶叶 茶具 茶壶 茶馆 喝茶 普洱 龙井 铁观音 紫砂 茶',
  bowl: '面馆 水饺 锅贴 包子 拉面 米粉 牛肉面 小面 米线 馄饨 饺子 快餐 米饭 早餐 外卖 餐厅 美食 汤 面 粥 饭 餐 菜 碗',
  hotpot: '火锅 铜锅 涮肉 麻辣烫 冒菜 串串香 砂锅 锅',
  cake: '蛋糕 甜品 甜点 慕斯 芝士 生日 烘焙',
  bread: '面包 吐司 可颂 贝果 三明治',
  'milk tea': '奶茶 果茶 柠檬茶 饮品 饮料 果汁 奶昔 冰沙',
  fruit: '水果 苹果 橙子 草莓 樱桃 葡萄 车厘子 果切 采摘 蔬菜 生鲜',
  fish: '海鲜 烤鱼 酸菜鱼 生蚝 龙虾 小龙虾 螃蟹 大闸蟹 钓鱼 刺身 寿司 日料 鱼 虾 蟹',
  skewer: '烧烤 烤串 烤肉 撸串 自助烤',
  burger: '汉堡 炸鸡 披萨 薯条 西餐 肯德基 麦当劳',
  house: '租房 民宿 公寓 房源 别墅 合租 整租 家政 搬家 到家 房',
  sofa: '沙发 家具 椅子 座椅 桌子 书桌 茶几 餐桌 椅 桌',
  bed: '窗帘 地毯 抱枕 床垫 床品 四件套 被子 枕头 酒店 客房 住宿 床 被',
  lamp: '床头灯 小夜灯 台灯 吊灯 灯具 照明 灯',
  'air conditioner': '空调 挂机 中央空调 电风扇 暖气 新风 净化器 制冷 家电',
  washer: '洗衣机 洗衣 干洗 烘干 冰箱 洗碗机 烤箱 微波炉 空气炸锅 电饭煲 电饭锅 豆浆机 榨汁机 吸尘器 扫地机 洗地机',
  plant: '绿植 盆栽 多肉 园艺 植物 盆景 花盆',
  flower: '鲜花 花店 花束 玫瑰 插花 花艺 百合 婚庆 婚礼 花',
  tools: '维修 修理 工具 五金 安装 疏通 装修 防水 水电 换锁',
  cleaning: '保洁 清洗 打扫 除螨 清洁 洗地',
  key: '开锁 钥匙 配钥匙 门锁 密室 锁',
  box: '快递 盲盒 福袋 纸箱 包裹 零食 特产 礼包 箱',
  gift: '礼物 礼品 礼盒 伴手礼 贺卡 节日',
  cosmetics: '香薰 蜡烛 香皂 口红 化妆品 护肤 面膜 美妆 美容 美甲 香水 彩妆 化妆',
  bicycle: '滑板车 滑板 自行车 公路车 山地车 单车 电动车 骑行 共享单车 折叠车',
  car: '洗车 汽车 代驾 租车 保养 拼车 学车 驾校 加油 轮胎 停车 打车 车',
  suitcase: '旅行 旅游 行李箱 跟团 签证 机票 一日游 自由行 度假',
  ticket: '车票 门票 电影票 演唱会 话剧 展览 景区 乐园 博物馆 音乐会 相声 剧本杀 优惠券 券 票 展',
  tent: '露营 帐篷 户外 徒步 登山 爬山 野餐 滑雪 漂流',
  bag: '手提包 背包 书包 钱包 双肩包 包包 单肩包 箱包 包',
  shop: '超市 便利店 小店 商场 代购 团购 商户 店铺',
  shirt: '围巾 帽子 手套 袜子 衣服 卫衣 衬衫 外套 羽绒服 连衣裙 裙子 裤子 童装 女装 男装 汉服 毛衣 恤 衣 裙 裤',
  shoe: '球鞋 跑鞋 运动鞋 皮鞋 靴子 洗鞋 修鞋 鞋',
  watch: '手表 腕表 手环 表',
  book: '字帖 教辅 资料 二手书 教材 绘本 古籍 书店 阅读 小说 漫画 笔记 家教 辅导 书',
  camera: '相机 摄影 拍照 写真 胶片 镜头 跟拍 证件照 旅拍 婚纱照 微单 单反',
  headphones: '耳机 音箱 音响 蓝牙',
  phone: '手机 贴膜 换屏 苹果手机 华为 小米 话费 流量 充电宝 平板',
  laptop: '小米电视 电视机 电视 投影仪 投影 电脑 笔记本 显示器 键盘 鼠标 显卡 主机 打印机',
  gamepad: '游戏机 游戏 手柄 电玩 网吧 电竞 桌游 主机游戏',
  ukulele: '吉他 尤克里里 钢琴 乐器 小提琴 古筝 音乐 琴',
  microphone: '唱歌 唱吧 卡拉 麦克风 录音 话筒 声乐 配音',
  painting: '绘画 画画 美术 油画 素描 水彩 手工课 手工坊 手作 书法 画',
  pottery: '陶艺 拉坯 捏陶 烧陶 陶',
  yoga: '瑜伽 普拉提 冥想',
  dumbbell: '健身 私教 哑铃 减脂 游泳 拳击 攀岩',
  ball: '篮球 足球 网球 羽毛球 乒乓球 台球 保龄球 排球 球',
  scissors: '理发 剪发 美发 烫染 烫发 染发 剪 裁缝 改衣',
  course: '课程 培训 考研 考证 网课 公开课 英语 雅思 编程 兴趣班 课 班',
  dog: '宠物 小狗 狗粮 遛狗 小型犬 柯基 金毛 泰迪 狗 犬',
  cat: '猫咪 猫粮 猫砂 撸猫 猫咖 布偶 猫',
  bear: '玩具 积木 公仔 毛绒 手办 乐高 儿童乐园 亲子 玩偶',
  tooth: '洗牙 口腔 牙科 体检 补牙 医院 诊所 牙',
  glasses: '眼镜 配镜 验光 太阳镜 镜片',
  lotus: '按摩 足疗 养生 推拿 温泉 汗蒸 采耳 艾灸 足浴 水疗',
  bottle: '母婴 奶粉 奶瓶 尿不湿 月嫂 婴儿 宝宝 育儿',
};

/** Longer words first: 蛋糕店 says more than 店. */
const BY_LENGTH = (Object.entries(GOODS_WORDS) as [GoodsObject, string][]) // the keys of GOODS_WORDS are checked above
  .flatMap(([object, words]) => words.split(' ').map((word) => ({ object, word })))
  .sort((a, b) => b.word.length - a.word.length);

const ANYTHING: readonly GoodsObject[] = ['gift', 'box', 'bag', 'shop'];

/** The longest word found decides, then the one that comes first in the title. Without any, something neutral. */
export function objectFor(title: string): GoodsObject {
  const found = BY_LENGTH.filter(({ word }) => title.includes(word));
  const longest = found.filter(({ word }) => word.length === found[0]?.word.length);
  const [first] = longest.sort((a, b) => title.indexOf(a.word) - title.indexOf(b.word));
  return first?.object ?? ANYTHING[coverHash(title) % ANYTHING.length] ?? 'gift';
}

/** Drawn in lines; nothing for what is only known as a still life. */
export function drawingOf(object: GoodsObject): Drawing {
  return DRAWINGS[object as keyof typeof DRAWINGS] ?? [];
}

/** Painted on its table, as far as somebody did so; others are drawn in lines. */
export function stillLifeOf(object: GoodsObject): StillLife | undefined {
  return STILL_LIFES[object as keyof typeof STILL_LIFES];
}
