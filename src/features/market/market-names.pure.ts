/** How a list may be ordered. `return` puts what gives most money back first. */
export const MARKET_ORDERS = ['default', 'new', 'distance', 'price', 'discount', 'return'] as const;
export type MarketOrder = (typeof MARKET_ORDERS)[number];

/** How the operator's list may be ordered. */
export const REVIEW_ORDERS = ['new', 'changed', 'views', 'cheap', 'dear'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Under this category purchases are written into the ledger. */
export const LEDGER_CATEGORY = '市集';

/** The categories the site ships with, each with the words its second level leads to. */
export const CATEGORIES = [
  { name: '美食', words: ['咖啡', '火锅', '蛋糕', '烧烤', '早餐', '海鲜', '奶茶', '下午茶'] },
  { name: '到家', words: ['保洁', '家电清洗', '开锁', '疏通', '搬家', '维修', '收纳'] },
  { name: '二手', words: ['自行车', '相机', '手机', '书', '吉他', '家具', '游戏机'] },
  { name: '课程', words: ['瑜伽', '陶艺', '游泳', '英语', '书法', '尤克里里'] },
  { name: '门票', words: ['展览', '话剧', '乐园', '电影票', '温泉', '密室'] },
  { name: '生活', words: ['理发', '洗车', '宠物', '洗牙', '配镜', '鲜花', '洗衣'] },
  { name: '酒旅', words: ['民宿', '酒店', '一日游', '露营', '旅拍'] },
  { name: '亲子', words: ['绘本', '积木', '儿童乐园', '采摘', '母婴'] },
] as const;

/** What members may post: something they part with, or a good offer they came across. */
export const POST_KINDS = ['转让', '爆料'] as const;

export const REPORT_REASONS = ['广告', '诈骗', '违禁物品', '信息不实', '泄露隐私', '其他'] as const;

/** What a form sent; another word is from an edited one. */
export const reasonOf = (text: string): (typeof REPORT_REASONS)[number] =>
  REPORT_REASONS.find((reason) => reason === text) ?? '其他';
