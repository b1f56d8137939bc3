import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const Counts = z.object({ Count: z.int(), Today: z.int() });

export const shareApi = {
  'POST /api/v1/share/ad': {
    auth: 'visitor',
    summary: '记一次通过分享到来的访问；同一访客一天只算一次，自己的访问不算。Data 为这次是否计入',
    body: z.object({
      shareId: z.coerce
        .number('分享编号不正确')
        .int('分享编号不正确')
        .min(0, '分享编号不正确')
        .max(Number.MAX_SAFE_INTEGER, '分享编号不正确'),
      path: z.string().default(''),
    }),
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 120, seconds: 60 },
  },
  'GET /api/v1/share/ad/count': {
    auth: 'visitor',
    summary: '分享带来的访问数：登录后是自己的，未登录是全站的',
    data: Counts,
    errors: [],
  },
  'GET /api/v1/share/ad': {
    auth: 'member',
    summary: '我的分享：最近 30 天每天的访问，与带来访问最多的页面',
    data: Counts.extend({
      /** Oldest first, days without a visit included. */
      Days: z.array(z.object({ Day: z.string(), Count: z.int() })),
      /** The path is empty where it was not known. */
      Pages: z.array(z.object({ Path: z.string(), Count: z.int() })),
    }),
    errors: [],
  },
} as const satisfies EndpointTable;
