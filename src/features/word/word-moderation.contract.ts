import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, words } from '#/contract/fields.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';
import { wordSchema } from './word.contract.ts';

const ReviewedWord = wordSchema.extend({
  /** Why it waits or waited: a link, contact details, too much at once, reports. Empty when it did not. */
  HeldFor: z.enum(['', 'link', 'contact', 'busy', 'reports']),
  DeletedTime: z.string().nullable(),
  DeletedBy: z.enum(['', 'author', 'operator']),
  ModeratedBy: z.string(),
  ModeratedTime: z.string().nullable(),
  /** Whoever wrote it may not write any more. */
  IsBlocked: z.boolean(),
  ReportCount: z.int(),
  /** What it answers; null where it begins a thread or that is gone. */
  Answers: z.object({ Nickname: z.string(), Content: z.string() }).nullable(),
  /** Where it stands among the others. */
  Path: z.string(),
  /** The newest few. */
  Reports: z.array(z.object({ Reason: z.string(), Detail: z.string(), CreatedTime: z.string() })),
});

/** For the operator: what waits, what was reported, and what to do about it. */
export const wordModerationApi = {
  'GET /api/v1/word/moderation': {
    auth: 'operator',
    summary: '留言审核：waiting 待审核，reported 被举报，hidden 已隐藏，deleted 已删除，all 全部',
    query: z.object({
      ...pageQuery,
      state: z.enum(['waiting', 'reported', 'hidden', 'deleted', 'all']).default('waiting').catch('waiting'),
      words,
    }),
    data: pageOf(ReviewedWord).extend({ Counts: z.object({ Waiting: z.int(), Reported: z.int() }) }),
    errors: [],
  },
  'PUT /api/v1/word/moderation': {
    auth: 'operator',
    summary:
      '批量处理：show 通过或恢复显示，hide 隐藏，delete 删除，都了结举报；wait 放回待审核，undelete 收回站长的删除（一天之内）。block 禁止这些留言的作者再留言，unblock 解除。返回处理的条数',
    body: z.object({
      Ids: z.array(id).min(1, '请先选择留言').max(100, '一次最多处理 100 条'),
      Action: z.enum(['show', 'hide', 'delete', 'wait', 'undelete', 'block', 'unblock'], '请选择要做的事'),
    }),
    data: z.int(),
    errors: [],
  },
  'PUT /api/v1/word/:Id': {
    auth: 'operator',
    summary: '处理一条留言：shown 通过或恢复显示，hidden 隐藏（都了结举报）；Pinned 置顶',
    params: z.object({ Id: id }),
    body: z.object({
      State: z.enum(['shown', 'hidden'], '只能是 shown 或 hidden').optional(),
      Pinned: flag.optional(),
    }),
    data: ReviewedWord,
    errors: ['word.not_found', 'word.not_pinnable'],
  },
} as const satisfies EndpointTable;

export type ReviewedWord = z.output<typeof ReviewedWord>;
