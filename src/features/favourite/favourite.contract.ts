import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { Any } from '../catalogue/any-item.contract.ts';
import { FAVOURITE, FAVOURITE_TYPES } from './favourite-types.pure.ts';

const WRONG_TYPE = '请指明收藏的类型：1 影视、2 市集、3 工具';
const Type = z.coerce.number(WRONG_TYPE).pipe(z.literal(FAVOURITE_TYPES, WRONG_TYPE));
const RelativeId = z.string('请指明收藏的内容').trim().min(1, '请指明收藏的内容').max(200, '内容标识太长');
/** The id of an item is a number elsewhere in the API. */
const KeptId = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), RelativeId);
const RelativeIds = z.array(RelativeId).min(1, '请先选择').max(100, '一次最多 100 个');
/** What it was called when it was removed. */
const Name = z.string('名称格式不正确').trim().max(200, '名称太长').default('');
const AddedTime = z.iso.datetime({ offset: true, error: '收藏时间格式不正确' });

const one = { params: z.object({ RelativeId }), query: z.object({ Type }) };

const FavouriteAny = Any.extend({
  AddedTime: z.string(),
  /** Something new came since the member last looked. */
  HasUpdate: z.boolean(),
});

const Favourite = z.object({
  RelativeId: z.string(),
  /** Empty when nobody ever said it. */
  Name: z.string(),
  AddedTime: z.string(),
  HasUpdate: z.boolean(),
});

/** How many a member has of each type, those that cannot be shown at the moment included. */
const Counts = z.object({ Any: z.int(), Market: z.int(), Tool: z.int() });

/** Kept titles that are not shown at the moment because the site took them down. */
const Unavailable = z.int();

export const favouriteApi = {
  'POST /api/v1/collect': {
    auth: 'member',
    summary: '收藏；重复收藏也算成功。Data 是现在是否已收藏',
    body: z.object({ RelativeId: KeptId, Type }),
    data: z.boolean(),
    errors: ['collect.not_found', 'collect.full'],
  },
  'GET /api/v1/collect/:RelativeId': {
    auth: 'member',
    summary: '是否已收藏',
    ...one,
    data: z.boolean(),
    errors: [],
  },
  'DELETE /api/v1/collect/:RelativeId': {
    auth: 'member',
    summary: '取消收藏；本来就没有也算成功。Data 是现在是否已收藏',
    ...one,
    data: z.boolean(),
    errors: [],
  },
  'GET /api/v1/any/collect': {
    auth: 'member',
    summary: '我收藏的影视，最近收藏的在前；updated=1 只看有更新的',
    query: z.object({
      Type: z.coerce.number(WRONG_TYPE).pipe(z.literal(FAVOURITE.any, WRONG_TYPE)).default(FAVOURITE.any),
      updated: flag.default(false),
      ...pageQueryOf(10),
    }),
    data: pageOf(FavouriteAny).extend({
      /** How many of all of them have something new. */
      Updates: z.int(),
      Unavailable,
    }),
    errors: [],
  },
  'GET /api/v1/collect': {
    auth: 'member',
    summary: '我的收藏，按类型；Counts 是各类的数目',
    query: z.object({ Type, ...pageQueryOf(20) }),
    data: pageOf(Favourite).extend({ Counts, Unavailable }),
    errors: [],
  },
  // Not below /collect/: a title may be called 「flags」.
  'GET /api/v1/collect_flags': {
    auth: 'member',
    summary: '这些内容里哪些已收藏：ids 是 JSON 数组（最多 100 个），答案是其中已收藏的',
    query: z.object({
      Type,
      ids: z.string('请指明内容').max(12_000, '一次问得太多').transform(parseIds).pipe(RelativeIds),
    }),
    data: z.array(z.string()),
    errors: [],
  },
  'POST /api/v1/collect/remove': {
    auth: 'member',
    summary: '批量取消收藏',
    body: z.object({ Type, RelativeIds }),
    data: z.object({ Removed: z.int() }),
    errors: [],
  },
  'POST /api/v1/collect/restore': {
    auth: 'member',
    summary: '撤销取消收藏：放回原来的位置',
    body: z.object({
      Type,
      Items: z
        .array(z.object({ RelativeId, Name, AddedTime, HasUpdate: flag.default(false) }))
        .min(1, '请先选择')
        .max(100, '一次最多 100 个'),
    }),
    data: z.object({ Restored: z.int() }),
    errors: ['collect.full'],
  },
  'POST /api/v1/collect/seen': {
    auth: 'member',
    summary: '看过了：去掉「有更新」；不写 RelativeId 就是这一类全部',
    body: z.object({ Type, RelativeId: RelativeId.optional() }),
    data: z.boolean(),
    errors: [],
  },
} as const satisfies EndpointTable;

function parseIds(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type FavouriteAnyItem = z.output<typeof FavouriteAny>;
export type FavouriteItem = z.output<typeof Favourite>;
