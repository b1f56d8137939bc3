import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, optionalText } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { MarketItem } from './market-item.contract.ts';

const Report = z.object({ Reason: z.string(), Detail: z.string(), CreatedTime: z.string() });
const counts = { Counts: z.object({ Waiting: z.int(), Reported: z.int(), Chats: z.int() }) };

/** What a member offers, as the operator sees it. */
const ReviewedPost = MarketItem.pick({
  ...{ id: true, title: true, images: true, price: true, city: true, address: true, category: true },
  ...{ content: true, market_type: true, created_time: true, expires_time: true },
}).extend({
  state: z.enum(['waiting', 'shown', 'expired', 'reported', 'down']),
  member: z.string(),
  member_id: z.int(),
  reports: z.array(Report),
});

const ReportedChat = z.object({
  id: z.int(),
  title: z.string(),
  owner: z.string(),
  asker: z.string(),
  is_closed: z.boolean(),
  reports: z.array(Report),
  messages: z.array(z.object({ by: z.string(), content: z.string(), created_time: z.string() })),
});

export const marketReviewApi = {
  'GET /api/v1/crawl/common/posts': {
    auth: 'operator',
    summary: '会员的发布：待审核、被举报、公开中或已下架的',
    query: z.object({
      state: z.enum(['waiting', 'reported', 'shown', 'down']).catch('waiting'),
      ...pageQueryOf(20),
    }),
    data: pageOf(ReviewedPost).extend(counts),
    errors: [],
  },
  'PUT /api/v1/crawl/common/posts': {
    auth: 'operator',
    summary: '通过会员的发布（举报随之了结），或退回、下架；原因会告诉发布的人',
    body: z.object({
      ids: z.array(id).min(1, '请先选中几条').max(100, '一次最多 100 条'),
      action: z.enum(['show', 'refuse'], '请选择要做的事'),
      reason: optionalText('原因', 200).default(''),
    }),
    /** How many were changed. */
    data: z.int(),
    errors: [],
  },
  'GET /api/v1/crawl/common/chat/reports': {
    auth: 'operator',
    summary: '被举报的市集私信，连同其中的话',
    query: z.object(pageQueryOf(20)),
    data: pageOf(ReportedChat).extend(counts),
    errors: [],
  },
  'PUT /api/v1/crawl/common/chat/reports': {
    auth: 'operator',
    summary: '处理被举报的私信：关闭，或认为没有问题',
    body: z.object({ id, action: z.enum(['close', 'clear'], '请选择要做的事') }),
    data: z.boolean(),
    errors: ['market.chat_not_found'],
  },
} as const satisfies EndpointTable;

export type ReviewedPost = z.output<typeof ReviewedPost>;
export type ReportedChat = z.output<typeof ReportedChat>;
