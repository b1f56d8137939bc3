import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const Entry = z.object({
  Id: z.int(),
  Time: z.string(),
  Engine: z.enum(['indexnow', 'baidu']),
  Pages: z.int(),
  IsOk: z.boolean(),
  Message: z.string(),
});

const Engine = z.object({
  Engine: z.enum(['indexnow', 'baidu']),
  Name: z.string(),
  IsOn: z.boolean(),
  /** Changed pages it has not been told of. */
  Waiting: z.int(),
  /** When it takes more again; null when it does now. */
  RestsUntilTime: z.string().nullable(),
});

export type AnnounceEngine = z.output<typeof Engine>;

export const announceApi = {
  'GET /api/v1/announce': {
    auth: 'operator',
    summary: '推送给搜索引擎的情况：各家开没开、还有多少页等着，以及最近的记录',
    data: z.object({ Engines: z.array(Engine), Log: z.array(Entry) }),
    errors: [],
  },
} as const satisfies EndpointTable;
