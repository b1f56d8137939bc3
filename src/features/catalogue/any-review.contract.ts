import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { NamedAny } from './any-item.contract.ts';
import { bulkChanges } from './any-write.contract.ts';
import { kindOf } from './kinds.pure.ts';

const Reviewed = NamedAny.extend({
  Id: z.int(),
  Cover: z.string(),
  Remark: z.string(),
  UpdatedTime: z.string(),
  /** When it was taken down; null while it is shown. */
  RemovedTime: z.string().nullable(),
  /** For adults only, by the rule or by the operator's word. */
  IsAdult: z.boolean(),
  /** Came with the site. */
  IsShipped: z.boolean(),
  /** Collection sources that speak of it. */
  SourceIds: z.array(z.int()),
});

/** The whole catalogue, for the operator: what visitors see, and what was taken down. */
export const anyReviewApi = {
  'GET /api/v1/any/items': {
    auth: 'operator',
    summary:
      '片库全部内容，最新加入的在前；state: shown 上架、removed 下架、adult 标为 18+；source: shipped 随站附带、own 手工添加，或采集源的编号',
    query: z.object({
      ...pageQueryOf(20),
      words,
      type_name: z
        .string()
        .default('')
        .refine((text) => kindOf(text) !== undefined, '没有这个类型'),
      state: z.enum(['all', 'shown', 'removed', 'adult']).default('all').catch('all'),
      source: z
        .union([z.enum(['', 'shipped', 'own']), id])
        .default('')
        .catch(''),
    }),
    data: pageOf(Reviewed),
    errors: [],
  },
  'PUT /api/v1/any/items': {
    auth: 'operator',
    summary:
      '批量下架（采集不会让它们复活）、重新上架、标为 18+（adult）或取消标记（decent）、修改（change，改的项目写在 Change 里并锁定）。返回变动的部数',
    body: z.object({
      Ids: z.array(id).min(1, '请先选择内容').max(100, '一次最多处理 100 部'),
      Action: z.enum(['remove', 'restore', 'adult', 'decent', 'change'], '请选择要做的事'),
      /** With `change`: what all of them get. */
      Change: bulkChanges.optional(),
    }),
    data: z.int(),
    errors: [],
  },
} as const satisfies EndpointTable;

export type ReviewedTitle = z.output<typeof Reviewed>;
