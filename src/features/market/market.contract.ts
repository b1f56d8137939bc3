import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, uploadedFile, words } from '#/contract/fields.ts';
import { pageOf, pageQuery, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile } from '#/contract/seen.ts';
import { ChangedMarketItem, MarketItem, NewMarketItem, ReviewedItem } from './market-item.contract.ts';
import { MARKET_ORDERS, REVIEW_ORDERS } from './market-names.pure.ts';

const oneItem = z.object({ id });

/** Numbers come from addresses that people edit: what is none means not given. */
const degrees = (most: number) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .catch(undefined)
    .transform((value) => {
      const number = value === undefined || value === '' ? Number.NaN : Number(value);
      return Math.abs(number) <= most ? number : undefined;
    });

const name = z
  .string()
  .default('')
  .transform((value) => value.trim().slice(0, 30));

const search = {
  words,
  city: name,
  category: name,
  platform: name,
  shop: name,
  longitude: degrees(180),
  latitude: degrees(90),
  order: z.enum(MARKET_ORDERS).catch('default').default('default'),
};

/** What a list is narrowed by beside its words; what is no number means not given. */
const bound = (most: number) => z.coerce.number().positive().max(most).optional().catch(undefined);

/** What the operator's list and its export are narrowed by. */
export const reviewedFilter = {
  words,
  state: z.enum(['all', 'on', 'off', 'sample', 'broken']).catch('all'),
  city: name,
  category: name,
  platform: name,
  order: z.enum(REVIEW_ORDERS).catch('new').default('new'),
};

const Count = z.object({ name: z.string(), count: z.int() });

const Check = z.object({
  id: z.int(),
  item_id: z.int(),
  title: z.string(),
  link: z.string(),
  verdict: z.enum(['ok', 'unsure', 'dead', 'expired']),
  note: z.string(),
  took_down: z.boolean(),
  checked_time: z.string(),
});

export const marketApi = {
  'GET /api/v1/crawl/common/search': {
    auth: 'visitor',
    summary:
      '市集搜索；city、longitude、latitude、address 是所搜的地方。ids 是逗号隔开的编号，similarTo 是找相似的编号，minPrice、maxPrice 是最低价和最高价（元），maxDiscount 是几折以下（0.5 为五折，0.99 为打折的都算），within 是多少公里以内，fitting=1 时 words 说到场合（生日礼物、搬家）就连适合的也找，like 是没有搜到的词，给出相近的',
    query: z.object({
      ...search,
      ids: z
        .string()
        .optional()
        .transform((text) =>
          text
            ?.split(',')
            .map(Number)
            .filter((number) => Number.isSafeInteger(number) && number > 0)
            .slice(0, 100),
        ),
      similarTo: id.optional().catch(undefined),
      minPrice: bound(10_000_000),
      maxPrice: bound(10_000_000),
      maxDiscount: bound(1),
      within: bound(1000),
      fitting: flag.default(false),
      /** Words that found nothing: what has something to do with them. */
      like: words,
      ...pageQuery,
    }),
    data: pageOf(MarketItem).extend({
      city: z.string(),
      longitude: z.number(),
      latitude: z.number(),
      address: z.string(),
    }),
    errors: [],
    shared: true,
  },
  'POST /api/v1/crawl/common/search': {
    auth: 'operator',
    summary: '添加一件商品；折扣留空时按价格和原价计算',
    body: NewMarketItem,
    data: ReviewedItem,
    errors: [],
  },
  'PUT /api/v1/crawl/common/search/:id': {
    auth: 'operator',
    summary: '修改一件商品：只改给出的字段；status 为 0 下架、1 上架',
    params: oneItem,
    body: ChangedMarketItem,
    data: ReviewedItem,
    errors: ['market.not_found', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'DELETE /api/v1/crawl/common/search/:id': {
    auth: 'operator',
    summary: '删除一件商品',
    params: oneItem,
    data: z.boolean(),
    errors: ['market.not_found'],
  },
  'GET /api/v1/crawl/common/items': {
    auth: 'operator',
    summary:
      '全部商品，下架的也在内；state 可选 on、off、sample、broken（链接失效），words 是标题里的字或编号，id 只要这一件',
    query: z.object({ id: id.optional().catch(undefined), ...reviewedFilter, ...pageQueryOf(20) }),
    data: pageOf(ReviewedItem),
    errors: [],
  },
  'GET /api/v1/crawl/common/items/names': {
    auth: 'operator',
    summary: '全部商品（下架的也在内）用到的城市、分类和平台，多的在前',
    data: z.object({ Cities: z.array(z.string()), Categories: z.array(z.string()), Platforms: z.array(z.string()) }),
    errors: [],
  },
  'DELETE /api/v1/crawl/common/samples': {
    auth: 'operator',
    summary: '一键删除全部示例商品，之后不会再装回来',
    data: z.object({ Removed: z.int() }),
    errors: [],
  },
  'GET /api/v1/crawl/common/links': {
    auth: 'operator',
    summary: '链接检查记录，最近的在前；down=1 只看因此下架的',
    query: z.object({ item: id.optional().catch(undefined), down: flag.default(false), ...pageQueryOf(20) }),
    data: pageOf(Check),
    errors: [],
  },
  'POST /api/v1/crawl/common/photo': {
    auth: 'member',
    summary: '用照片找相似，每天 20 次；照片不保存',
    body: z.object({ file: uploadedFile }),
    data: z.object({ Words: z.string(), Result: z.array(MarketItem) }),
    errors: ['market.not_a_photo', 'limit.too_many'],
    upload: true,
    limit: { per: 'member', max: 20, seconds: 86_400 },
  },
  'GET /api/v1/crawl/common/facets': {
    auth: 'visitor',
    summary: '一座城市（含全国可用）的分类与平台各有多少商品；Cities 是有商品的城市',
    query: z.object({ city: name }),
    data: z.object({ Categories: z.array(Count), Platforms: z.array(Count), Cities: z.array(Count) }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/crawl/common/hot': {
    auth: 'visitor',
    summary: '市集一周内的热门搜索词：几位访客在几天里搜过的，站长置顶的在前；不足五个时没有',
    data: z.array(z.string()),
    errors: [],
    shared: true,
  },
  'GET /api/v1/crawl/common/suggest': {
    auth: 'visitor',
    summary: '正在输入的词可能指什么：商品、店铺，以及各分类有多少',
    query: z.object({ words, city: name }),
    data: z.object({
      Goods: z.array(z.object({ id: z.int(), title: z.string(), category: z.string(), price: z.number() })),
      Shops: z.array(
        Count.extend({ image: z.string(), address: z.string(), longitude: z.number(), latitude: z.number() }),
      ),
      Categories: z.array(Count),
    }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/crawl/common/said': {
    auth: 'visitor',
    summary:
      '一句话的搜索（50元以下的火锅）是什么意思：Words 是要搜的词，其余是筛选与排序，0 和空为没有说；Occasions 是说到的场合，搜索带上 fitting=1 就连适合的也找；Unmet 是没法筛选的词；IsName 表示真有商品这样叫，应按原话搜',
    query: z.object({ words }),
    data: z.object({
      Words: z.string(),
      IsName: z.boolean(),
      MinPrice: z.number(),
      MaxPrice: z.number(),
      MaxDiscount: z.number(),
      Within: z.number(),
      Order: z.enum(MARKET_ORDERS),
      City: z.string(),
      Occasions: z.array(z.string()),
      Unmet: z.array(z.string()),
    }),
    errors: [],
    shared: true,
  },
  'GET /api/v1/crawl/common/cities': {
    auth: 'visitor',
    summary: '可以选择的城市，按拼音排列；坐标为 WGS-84',
    data: z.array(
      z.object({
        name: z.string(),
        adcode: z.string(),
        province: z.string(),
        pinyin: z.string(),
        initials: z.string(),
        letter: z.string(),
        longitude: z.number(),
        latitude: z.number(),
        hot: z.boolean(),
      }),
    ),
    errors: [],
    shared: true,
  },
  'POST /api/v1/crawl/common/visit': {
    auth: 'visitor',
    summary: '记一次浏览；每位访客每天每件一次，爬虫不计',
    body: oneItem,
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 120, seconds: 60 },
  },
} as const satisfies EndpointTable;
