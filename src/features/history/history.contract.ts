import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const MOST = 100;
const Key = z.string('请指明内容').min(1, '请指明内容').max(200, '内容标识太长');

const Visit = z.object({
  Key: z.string(),
  Name: z.string(),
  VisitedTime: z.string(),
  /** Empty when the catalogue does not know the title. */
  TypeName: z.enum(['电影', '电视剧', '综艺', '动漫', '']),
  Year: z.int().nullable(),
  Remark: z.string(),
});

/** Newest first, no doubles, at most a hundred. */
const Visits = z.object({ Result: z.array(Visit), Total: z.int() });

const NewVisit = z.object({
  Key,
  Name: z.string('请填写名称').trim().min(1, '请填写名称').max(200, '名称太长'),
  /**
   * Milliseconds since the visit, by the browser's own clock: an age stays true when that clock is wrong.
   * Left out by lists that never noted it: such a visit counts as older than everything.
   */
  Ago: z.coerce.number('时间不正确').min(0, '时间不正确').optional(),
});

export const historyApi = {
  'GET /api/v1/history': {
    auth: 'member',
    summary: '我的浏览记录，最近的在前，最多 100 条',
    data: Visits,
    errors: [],
  },
  'POST /api/v1/history': {
    auth: 'member',
    summary: '并入浏览记录并答复合并后的全部；清空之前的浏览不会再回来',
    body: z.object({ Visits: z.array(NewVisit).max(MOST, `一次最多 ${MOST} 条`) }),
    data: Visits,
    errors: ['limit.too_many'],
    limit: { per: 'member', max: 1200, seconds: 3600 },
  },
  'DELETE /api/v1/history': {
    auth: 'member',
    summary: '清空浏览记录，所有设备',
    data: z.boolean(),
    errors: [],
  },
  'DELETE /api/v1/history/:Key': {
    auth: 'member',
    summary: '删除一条浏览记录；本来就没有也算成功',
    params: z.object({ Key }),
    data: z.boolean(),
    errors: [],
  },
} as const satisfies EndpointTable;

export type HistoryVisit = z.output<typeof Visit>;
