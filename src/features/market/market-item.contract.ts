import { z } from 'zod';
import { flag, optionalText, text, yuan } from '#/contract/fields.ts';
import { seen } from '#/contract/seen.ts';

const isLink = (value: string) => /^\/(?![/\\])[^\\\s]*$/.test(value) || /^https?:\/\/[^\s\\]+$/i.test(value);
const address = z.string().trim().max(2048, '地址太长').refine(isLink, '地址须以 / 或 http(s):// 开头');

/** An item as everyone sees it. `location` is longitude,latitude; 0,0 means none. Coordinates are WGS-84. */
export const MarketItem = z.object({
  id: z.int(),
  title: z.string(),
  images: z.array(z.string()),
  /** Of the first picture. */
  image_width: z.int(),
  image_height: z.int(),
  price: z.number(),
  origin_price: z.number().nullable(),
  discount: z.number().nullable(),
  return_money: z.number(),
  market_type: z.string(),
  city: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  location: z.string(),
  address: z.string(),
  link: z.string(),
  platform: z.string(),
  /** Who sells it; empty where nobody said. */
  shop: z.string(),
  category: z.string(),
  content: z.string(),
  /** What one can choose between, each with its price. */
  options: z.array(z.object({ name: z.string(), price: z.number() })),
  views: z.int(),
  status: z.int(),
  sample: z.boolean(),
  /** Offered by a member, who can be written to. */
  by_member: z.boolean(),
  expires_time: z.string().nullable(),
  created_time: z.string(),
});

/** The same with what only operators see. */
export const ReviewedItem = MarketItem.extend({
  /** Why it is down: operator, expired or dead_link. */
  down_reason: z.string(),
  link_state: z.enum(['ok', 'unsure', 'dead']).nullable(),
  updated_time: z.string(),
});

/** An empty field of a form is the same as none. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A list in JSON, a JSON text, or one entry a line. */
const listOf = <Item extends z.ZodType>(item: Item, max: number, name: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? listIn(value) : value),
    z.array(item, `${name}格式不正确`).max(max, `${name}最多 ${max} 个`),
  );

function listIn(value: string): unknown {
  if (!value.trim().startsWith('['))
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const degrees = (name: string, most: number) =>
  orNone(z.coerce.number(`${name}不正确`).min(-most, `${name}不正确`).max(most, `${name}不正确`));

const fields = {
  images: listOf(address, 9, '图片').optional(),
  image_width: orNone(z.coerce.number().int().min(1).max(20_000)),
  image_height: orNone(z.coerce.number().int().min(1).max(20_000)),
  /** null takes it away. */
  origin_price: orNone(yuan('原价')).nullable(),
  /** null follows the prices again. */
  discount: orNone(
    z.coerce.number('折扣应是 0 到 1 之间的小数，八折填 0.8').gt(0, '折扣应大于 0').max(1, '折扣是 0 到 1 之间的小数'),
  ).nullable(),
  return_money: orNone(yuan('返现')),
  market_type: optionalText('标签', 20).optional(),
  city: optionalText('城市', 30).optional(),
  longitude: degrees('经度', 180),
  latitude: degrees('纬度', 90),
  /** What the two are measured in: a phone answers wgs84, Chinese maps show gcj02. */
  datum: z.enum(['wgs84', 'gcj02'], '坐标系只能是 wgs84 或 gcj02').default('wgs84'),
  address: optionalText('地址', 200).optional(),
  link: z.union([z.literal(''), address]).optional(),
  platform: optionalText('平台', 30).optional(),
  shop: optionalText('店铺', 40).optional(),
  category: optionalText('分类', 30).optional(),
  content: optionalText('详情', 5000).optional(),
  options: listOf(z.object({ name: text('规格', 40), price: yuan('规格价格') }), 20, '规格').optional(),
  status: orNone(flag),
  expires_time: z
    .union([z.null(), z.literal('').transform(() => null), z.iso.datetime({ offset: true })], '到期时间格式不正确')
    .optional(),
};

export const NewMarketItem = z.object({ title: text('标题', 100), price: yuan('价格'), ...fields });
export const ChangedMarketItem = z.object({
  title: text('标题', 100).optional(),
  price: orNone(yuan('价格')),
  ...fields,
  seen,
});

export type MarketItem = z.output<typeof MarketItem>;
export type ReviewedItem = z.output<typeof ReviewedItem>;
export type MarketItemInput = z.output<typeof ChangedMarketItem>;
