import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { Any, key } from '../catalogue/any-item.contract.ts';

const MOST_AT_ONCE = 50;
const seconds = z.coerce
  .number('时间不正确')
  .min(0, '时间不正确')
  .max(1_000_000, '时间不正确')
  .transform((value) => Math.floor(value));

/** Nobody's intro is longer. */
const skipped = z.coerce.number('时间不正确').int('时间不正确').min(0, '时间不正确').max(3600, '时间太长');
const ago = z.coerce.number('时间不正确').min(0, '时间不正确').default(0);

const Place = z.object({
  Source: z.string(),
  Set: z.string(),
  Seconds: z.int(),
  /** How long the episode is; 0 when nobody knows. */
  Length: z.int(),
  WatchedTime: z.string(),
});

const WatchingAny = Any.extend({
  Place,
  /** Something new came since it was last watched. */
  HasUpdate: z.boolean(),
});

export const watchingApi = {
  'GET /api/v1/history/watching': {
    auth: 'member',
    summary: '接着看：最近看过的影视各看到哪里，最近的在前',
    data: z.array(WatchingAny),
    errors: [],
  },
  'GET /api/v1/history/watched': {
    auth: 'member',
    summary: '一部影视看到了哪里，最近的一集在前',
    query: z.object({ key }),
    data: z.array(Place),
    errors: [],
  },
  'GET /api/v1/history/skip': {
    auth: 'member',
    summary: '一部剧跳过的片头和片尾，多少秒；没有设过是 null',
    query: z.object({ key }),
    data: z.object({ Intro: z.int(), Outro: z.int(), SetTime: z.string() }).nullable(),
    errors: [],
  },
  'PUT /api/v1/history/skip': {
    auth: 'member',
    summary: '记下一部剧跳过的片头和片尾；以最后设的为准，0 是不跳',
    body: z.object({ Key: key, Intro: skipped, Outro: skipped, Ago: ago }),
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'member', max: 600, seconds: 3600 },
  },
  'POST /api/v1/history/watched': {
    auth: 'member',
    summary: '记下看到了哪里；每一集以最后看的为准，清空浏览记录之前的不再回来',
    body: z.object({
      Places: z
        .array(
          z.object({
            Key: key,
            Source: z.string('来源不正确').max(200, '来源太长').default(''),
            Set: z.string('请指明哪一集').min(1, '请指明哪一集').max(200, '集名太长'),
            Seconds: seconds,
            Length: seconds.default(0),
            /** Milliseconds since, by the browser's own clock. */
            Ago: ago,
          }),
        )
        .max(MOST_AT_ONCE, `一次最多 ${MOST_AT_ONCE} 条`),
    }),
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'member', max: 2400, seconds: 3600 },
  },
} as const satisfies EndpointTable;

export type WatchingAnyItem = z.output<typeof WatchingAny>;
