import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, yuan } from '#/contract/fields.ts';

const oneItem = z.object({ id });
/** What it may cost for somebody to be told; null where they asked for nothing. */
const Alert = z.object({ below: z.number().nullable() });

export const marketPriceApi = {
  'GET /api/v1/crawl/common/prices': {
    auth: 'visitor',
    summary: '一件商品近 90 天的价格：steps 是每次变动，days 是有记录的天数，lowest、mean 是最低价和按天的均价',
    query: oneItem,
    data: z.object({
      days: z.int(),
      lowest: z.number(),
      mean: z.number(),
      steps: z.array(z.object({ time: z.string(), price: z.number() })),
    }),
    errors: ['market.not_found'],
    shared: true,
  },
  'GET /api/v1/crawl/common/alert': {
    auth: 'member',
    summary: '我对一件商品设的降价提醒',
    query: oneItem,
    data: Alert,
    errors: [],
  },
  'PUT /api/v1/crawl/common/alert': {
    auth: 'member',
    summary: '降到这个价（元）或更低时告诉我；每人最多 100 件，告诉过一次就结束',
    body: z.object({ id, below: yuan('提醒价') }),
    data: Alert,
    errors: ['market.not_found', 'market.alert_too_high', 'market.too_many_alerts'],
  },
  'DELETE /api/v1/crawl/common/alert': {
    auth: 'member',
    summary: '不再提醒',
    query: oneItem,
    data: z.boolean(),
    errors: [],
  },
} as const satisfies EndpointTable;
