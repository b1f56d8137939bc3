import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const cut = (max: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.slice(0, max));

export const siteApi = {
  'GET /api/v1/error': {
    auth: 'visitor',
    summary: '总是失败，用来查看出错时的样子',
    data: z.null(),
    errors: ['site.always_fails'],
  },
  'POST /api/v1/log': {
    auth: 'visitor',
    summary: '浏览器上报错误（error）与页面耗时（timing，Message 形如 “LCP 1234”）',
    body: z.object({
      Type: z.enum(['error', 'timing'], '只能是 error 或 timing').default('error'),
      Message: cut(500),
      Url: cut(2048),
      Stack: cut(4000),
    }),
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 60, seconds: 60 },
  },
  'GET /api/v1/mail': {
    auth: 'operator',
    loginOnly: true,
    summary: '邮件发件箱，最新的在前；没有设置邮件服务器时，要发的邮件都留在这里。HasServer 是有没有设置',
    query: z.object({ ...pageQueryOf(20) }),
    data: pageOf(
      z.object({
        Id: z.int(),
        To: z.string(),
        Subject: z.string(),
        Text: z.string(),
        CreatedTime: z.string(),
      }),
    ).extend({ HasServer: z.boolean() }),
    errors: [],
  },
} as const satisfies EndpointTable;
