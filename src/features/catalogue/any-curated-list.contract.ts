import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, optionalText, text } from '#/contract/fields.ts';
import { MOVES } from '#/contract/order.pure.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { NamedAny } from './any-item.contract.ts';
import { cover } from './any-write.contract.ts';

const fields = {
  Name: text('名称', 30),
  Summary: optionalText('简介', 200),
  Cover: cover,
  IsShown: flag,
};

const Edited = z.object({
  Id: z.int(),
  Key: z.string(),
  Name: z.string(),
  Summary: z.string(),
  Cover: z.string(),
  IsShown: z.boolean(),
  /** Titles that can be seen. */
  Count: z.int(),
});
const Whole = Edited.extend({
  Items: z.array(NamedAny.extend({ Id: z.int(), Cover: z.string(), IsRemoved: z.boolean() })),
});

const one = z.object({ Id: id });
const move = z.enum(MOVES, '请选择移到哪里');
const NOT_FOUND = ['catalogue.collection_not_found'] as const;

/** Curated lists (专题) as the operator makes them. */
export const anyCuratedListApi = {
  'GET /api/v1/any/collection/all': {
    auth: 'operator',
    summary: '全部专题，按显示的顺序，没有打开的也在内',
    data: z.array(Edited),
    errors: [],
  },
  'GET /api/v1/any/collection/:Id': {
    auth: 'operator',
    summary: '一个专题和它的全部内容，下架的也在内',
    params: one,
    data: Whole,
    errors: NOT_FOUND,
  },
  'POST /api/v1/any/collection': {
    auth: 'operator',
    summary: '新建专题，排在最后；标识由名称而来，此后不变',
    body: z.object({
      Name: fields.Name,
      Summary: fields.Summary.default(''),
      Cover: fields.Cover.default(''),
      IsShown: fields.IsShown.default(true),
    }),
    data: Edited,
    errors: ['catalogue.collection_full'],
  },
  'PUT /api/v1/any/collection/:Id': {
    auth: 'operator',
    summary: '修改给出的字段，其余保留',
    params: one,
    body: z.object(fields).partial().extend({ Seen: seen }),
    data: Edited,
    errors: [...NOT_FOUND, CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'DELETE /api/v1/any/collection/:Id': {
    auth: 'operator',
    summary: '删除专题；可以恢复，随站附带的不会再装回来',
    params: one,
    data: z.boolean(),
    errors: NOT_FOUND,
  },
  'POST /api/v1/any/collection/:Id/restore': {
    auth: 'operator',
    summary: '恢复删除的专题，内容和位置都在',
    params: one,
    data: Edited,
    errors: NOT_FOUND,
  },
  'PUT /api/v1/any/collection/:Id/move': {
    auth: 'operator',
    summary: '调整专题的顺序；Before 是排到它前面的那个专题',
    params: one,
    body: z
      .object({ To: move.optional(), Before: id.optional() })
      .refine(({ To, Before }) => To !== undefined || Before !== undefined, '请选择移到哪里'),
    data: z.boolean(),
    errors: NOT_FOUND,
  },
  'PUT /api/v1/any/collection/:Id/items': {
    auth: 'operator',
    summary: '往专题里加内容（排在最后，已在的不动）或移出。返回变动的部数',
    params: one,
    body: z.object({
      Action: z.enum(['add', 'remove'], '请选择加入或移出'),
      Ids: z.array(id).min(1, '请先选择内容').max(100, '一次最多 100 部'),
    }),
    data: z.int(),
    errors: ['catalogue.collection_not_found', 'catalogue.collection_full'],
  },
  'PUT /api/v1/any/collection/:Id/items/move': {
    auth: 'operator',
    summary: '调整一部内容在专题里的位置',
    params: one,
    body: z.object({ ItemId: id, To: move }),
    data: z.boolean(),
    errors: NOT_FOUND,
  },
} as const satisfies EndpointTable;

export type EditedCuratedList = z.output<typeof Edited>;
