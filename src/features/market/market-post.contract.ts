import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, optionalText, text, yuan } from '#/contract/fields.ts';
import { MarketItem } from './market-item.contract.ts';
import { POST_KINDS, REPORT_REASONS } from './market-names.pure.ts';

const oneItem = z.object({ id });

/** A form sends one picture a line, a program a list. */
const pictures = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
      : value,
  z
    .array(z.string().regex(/^\/file\/[\w-]+\.webp$/, '图片请用上传的'), '请放一张照片')
    .min(1, '请放一张照片')
    .max(6, '照片最多 6 张'),
);

/** Where a post stands: waiting to be looked at, shown, or down and why. */
const Post = MarketItem.pick({ id: true, title: true, images: true, price: true, city: true }).extend({
  state: z.enum(['waiting', 'shown', 'expired', 'reported', 'down']),
  created_time: z.string(),
  expires_time: z.string().nullable(),
});

export const marketPostApi = {
  'GET /api/v1/crawl/common/post': {
    auth: 'member',
    summary: '我发布的转让和爆料，新的在前',
    data: z.object({ Result: z.array(Post) }),
    errors: [],
  },
  'POST /api/v1/crawl/common/post': {
    auth: 'member',
    summary: '发布转让或爆料：站长看过后公开，30 天后到期；每天 5 条，同时最多 20 条',
    body: z.object({
      kind: z.enum(POST_KINDS, '请选择转让或爆料'),
      title: text('标题', 60),
      price: yuan('价格'),
      category: text('分类', 30),
      city: text('城市', 30),
      district: optionalText('区域', 30).default(''),
      content: text('说明', 2000),
      images: pictures,
    }),
    data: Post,
    errors: [
      'market.blank_post',
      'market.post_blocked',
      'market.post_contact',
      'market.unknown_city',
      'market.too_many_posts',
      'market.too_many_today',
    ],
    // Tries: what was refused for its words is no post yet.
    limit: { per: 'member', max: 30, seconds: 86_400 },
  },
  'DELETE /api/v1/crawl/common/post': {
    auth: 'member',
    summary: '撤下我发布的一条',
    query: oneItem,
    data: z.boolean(),
    errors: ['market.not_found'],
  },
  'PUT /api/v1/crawl/common/post/renew': {
    auth: 'member',
    summary: '到期的一条再公开 30 天',
    body: oneItem,
    data: Post,
    errors: ['market.not_found', 'market.not_expired', 'market.too_many_posts'],
  },
  'POST /api/v1/crawl/common/report': {
    auth: 'member',
    summary: '举报会员发布的一条；三人举报后先下架，等站长看',
    body: z.object({ id, reason: z.enum(REPORT_REASONS, '请选择举报原因') }),
    data: z.boolean(),
    errors: ['market.not_found'],
    limit: { per: 'member', max: 20, seconds: 3600 },
  },
} as const satisfies EndpointTable;

export type Post = z.output<typeof Post>;
