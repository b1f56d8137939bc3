import { NEAR_KM } from '../../distance.pure.ts';
import { ANY_DISCOUNT, type Said } from './said.rules.ts';
import { AMOUNT, amountOf } from './said-amounts.ts';

/** What a piece of a sentence asks for. Undefined: it is said in another sense, and stays. */
export interface SaidPattern {
  pattern: RegExp;
  read: (parts: readonly string[], before: string) => Partial<Said> | undefined;
}

const YUAN = '\\s*(?:元|块钱?|圆|rmb|人民币)';
/** After a number these count something else: 5-10人, 100以内 but 100厘米以内. */
const NO_UNIT = '(?![\\d.]|\\s*[人岁寸厘米公里克斤升度码档页本册杯片枝节次天晚小分折款])';
const BELOW = '\\s*(?:以下|以内|之内|之下|内(?![存衣裤饰部外科])|封顶|不到|↓)';
const ABOVE = '\\s*(?:以上|之上|起步?|往上|朝上|↑)';
/** 不要超过, 别低于: what is refused means the other side. */
const NOT = '(?:不|别|没|勿)[要能想会可以再]*';
const NOT_BEFORE = '(?<!(?:不|别|没|勿)[要能想会可以再]*)';
const OVER = '(?:超过|高于|大于|多于)';
const UNDER = '(?:低于|少于|小于)';
const LESS = `(?:${NOT}${OVER}|${NOT_BEFORE}${UNDER}|不到|(?:最多|至多|顶多|最高)[花出付是]?|<=?|≤)\\s*`;
const MORE = `(?:${NOT}${UNDER}|${NOT_BEFORE}${OVER}|(?:至少|最少|最低)[花出付是]?|>=?|≥)\\s*`;
const ABOUT = '\\s*(?:左右|上下|差不多)';
const KM = '\\s*(?:公里|千米|km)';
const NEAR = '(?:附近|周边|周围|方圆|身边|旁边|离我)';
const WALK_KM_A_MINUTE = 0.08;
/** About so much: a fifth less or more. */
const SLACK = 0.2;

const of = (source: string) => new RegExp(source, 'g');
const priceOf = (text: string | undefined) => {
  const value = text === undefined ? undefined : amountOf(text);
  return value !== undefined && value > 0 && value <= 10_000_000 ? value : undefined;
};
const most = (text: string | undefined): Partial<Said> | undefined => {
  const maxPrice = priceOf(text);
  return maxPrice === undefined ? undefined : { maxPrice };
};
const least = (text: string | undefined): Partial<Said> | undefined => {
  const minPrice = priceOf(text);
  return minPrice === undefined ? undefined : { minPrice };
};
const between = (from: string | undefined, to: string | undefined): Partial<Said> | undefined => {
  const [minPrice, maxPrice] = [priceOf(from), priceOf(to)];
  return minPrice !== undefined && maxPrice !== undefined && minPrice < maxPrice ? { minPrice, maxPrice } : undefined;
};
const round = (value: number) => Math.round(value * 100) / 100;
const around = (text: string | undefined): Partial<Said> | undefined => {
  const price = priceOf(text);
  return price === undefined
    ? undefined
    : { minPrice: round(price * (1 - SLACK)), maxPrice: round(price * (1 + SLACK)) };
};
const within = (km: number | undefined): Partial<Said> | undefined =>
  km !== undefined && km > 0 && km <= 1000 ? { withinKm: round(km), order: 'distance' } : undefined;

/** 我家附近 is near me; 西湖附近 is near the lake. */
const ME =
  /(?:^|[^\p{Script=Han}])(?:在|离|我|我们?家?|家|公司|学校|单位|宿舍|住处|这里?|这边|的|有没有|找|去|想吃|想找)?$/u;

/** Tried in this order; what one has taken the next does not see. */
export const PATTERNS: readonly SaidPattern[] = [
  // Prices.
  {
    pattern: of(
      `(?:价格|价位|预算|人均|每人)?在?\\s*[¥￥$]?(${AMOUNT})${YUAN}?\\s*(?:-|~|—|–|到|至)\\s*[¥￥]?(${AMOUNT})(?:${YUAN}(?:之间|以内)?|之间|以内|${NO_UNIT})`,
    ),
    read: ([, from, to]) => between(from, to),
  },
  {
    // 两三百.
    pattern: of(`([一二两三四五六七八])([二三四五六七八九])([十百千])(?:来|多)?${YUAN}?(?:左右)?${NO_UNIT}`),
    read: ([, from, to, unit]) => between(`${from}${unit}`, `${to}${unit}`),
  },
  {
    // 一百多, 50多块: as far as the next round number.
    pattern: of(`(${AMOUNT})多${YUAN}?${NO_UNIT}`),
    read: ([, amount]) => {
      const minPrice = priceOf(amount) ?? 0;
      let step = 1;
      while (minPrice > 0 && minPrice % (step * 10) === 0) step *= 10;
      return step === 1 ? undefined : { minPrice, maxPrice: minPrice + step };
    },
  },
  { pattern: of(`大几百${YUAN}?${NO_UNIT}`), read: () => ({ minPrice: 500, maxPrice: 1000 }) },
  { pattern: of(`几百${YUAN}?${NO_UNIT}`), read: () => ({ minPrice: 100, maxPrice: 1000 }) },
  { pattern: of(`几${YUAN}`), read: () => ({ maxPrice: 10 }) },
  {
    // 9块9, 十块五.
    pattern: of(`[¥￥]?(${AMOUNT})[块元]([1-9一二三四五六七八九])(?:${BELOW}|${NO_UNIT})`),
    read: ([, whole, tenth]) => most(`${priceOf(whole)}.${amountOf(tenth ?? '')}`),
  },
  { pattern: of(`几十${YUAN}`), read: () => ({ maxPrice: 100 }) },
  { pattern: of(`${LESS}[¥￥]?(${AMOUNT})(?:${YUAN}|${NO_UNIT})`), read: ([, amount]) => most(amount) },
  { pattern: of(`${MORE}[¥￥]?(${AMOUNT})(?:${YUAN}|${NO_UNIT})`), read: ([, amount]) => least(amount) },
  { pattern: of(`[¥￥]?(${AMOUNT})${YUAN}?(?:钱)?${BELOW}`), read: ([, amount]) => most(amount) },
  { pattern: of(`[¥￥]?(${AMOUNT})${YUAN}?${ABOVE}`), read: ([, amount]) => least(amount) },
  { pattern: of(`[¥￥]?(${AMOUNT})${YUAN}?${ABOUT}`), read: ([, amount]) => around(amount) },
  {
    pattern: of(`(?:人均|每人|预算|价格|价位)(?:在|是)?[¥￥]?(${AMOUNT})(?:${YUAN}|${NO_UNIT})`),
    read: ([, amount]) => most(amount),
  },
  { pattern: of(`[¥￥](${AMOUNT})${YUAN}?`), read: ([, amount]) => most(amount) },
  {
    pattern: of(`(${AMOUNT})${YUAN}(?![店购])(?:一?[个杯份张件次位]|能买|能吃|可以)?`),
    read: ([, amount]) => most(amount),
  },
  // Discounts.
  {
    pattern: of(
      '打?([一二三四五六七八九]|[1-9](?:\\.[1-9])?)(?:点?([一二三四五六七八九]))?折(?![叠伞扇纸页])(?:以下|以内|起|左右)?',
    ),
    read: ([, whole = '', part]) => {
      const tenths = (amountOf(whole) ?? 0) + (part ? (amountOf(part) ?? 0) / 10 : 0);
      return tenths > 0 && tenths < 10 ? { maxDiscount: round(tenths / 10) } : undefined;
    },
  },
  { pattern: of('半价'), read: () => ({ maxDiscount: 0.5 }) },
  {
    pattern: of('(?:正在|有)?(?:打折|折扣|特价|特惠|促销|优惠|降价)(?!券|店|村)(?:中|大|多)?'),
    read: () => ({ maxDiscount: ANY_DISCOUNT }),
  },
  // How far away.
  {
    pattern: of(`(?:${NEAR}|离我)?(${AMOUNT})${KM}(?:${BELOW}|范围内?|附近|左右)`),
    read: ([, km]) => within(amountOf(km ?? '')),
  },
  { pattern: of(`${NEAR}(${AMOUNT})${KM}`), read: ([, km]) => within(amountOf(km ?? '')) },
  {
    pattern: of(`${NEAR}(${AMOUNT})\\s*(?:米|m)(?![a-z])`),
    read: ([, metres]) => within((amountOf(metres ?? '') ?? 0) / 1000),
  },
  {
    pattern: of(`(?:${NEAR})?(${AMOUNT})\\s*(?:米|m)(?:${BELOW}|范围内?|附近|左右)`),
    read: ([, metres]) => within((amountOf(metres ?? '') ?? 0) / 1000),
  },
  {
    pattern: of(`(?:步行|走路|走)(${AMOUNT})分钟(?:${BELOW}|能到|就到|可到|到)?`),
    read: ([, minutes]) => within((amountOf(minutes ?? '') ?? 0) * WALK_KM_A_MINUTE),
  },
  { pattern: of('(?:离我|离家)最?近(?:一?点)?|最近(?=的|$|\\s)'), read: () => ({ order: 'distance' }) },
  {
    pattern: of(
      '(?:在|我|我们|离)?(?:家|公司|学校|单位|宿舍|这)?(?:附近|周边|周围|旁边|身边)(?:有没有|有什么|有啥|哪里有|哪有)?',
    ),
    read: (_, before) => (ME.test(before) ? within(NEAR_KM) : {}),
  },
  // In which order.
  {
    pattern: of('按?(?:照)?价[格钱]?从?(?:低到高|小到大)(?:排序?|排列)?|价[格钱]最低'),
    read: () => ({ order: 'price' }),
  },
  {
    pattern: of('(?:又|最|超|比较|更)?(?:便宜|实惠|划算|平价|低价|不贵|省钱|性价比高|价格低)(?:一?点|一?些|又|还)?'),
    read: () => ({ order: 'price' }),
  },
  { pattern: of('(?:有|高|多|能)?(?:返现|返利|返钱)(?:高|多|最多|最高)?'), read: () => ({ order: 'return' }) },
  { pattern: of('最新上架|最新|新上架|刚上架|刚上的?|新上的|新到|新品'), read: () => ({ order: 'new' }) },
];
