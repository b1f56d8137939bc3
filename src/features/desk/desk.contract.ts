import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id } from '#/contract/fields.ts';

const days = z.coerce.number().int().min(1).max(90).catch(14);

const Day = z.object({
  Day: z.string(),
  Views: z.int(),
  Visitors: z.int(),
  Bots: z.int(),
  Searches: z.int(),
  /** Searches that found nothing. */
  Misses: z.int(),
  /** Of short links. */
  Clicks: z.int(),
  ClientErrors: z.int(),
  ServerErrors: z.int(),
});

const Counted = z.object({ Name: z.string(), Count: z.int() });

const Asked = z.object({ Words: z.string(), Visitors: z.int(), Misses: z.int() });

const Fault = z.object({
  Where: z.enum(['browser', 'server']),
  Message: z.string(),
  Path: z.string(),
  Count: z.int(),
  LastTime: z.string(),
});

const Jobs = z.object({
  Queued: z.int(),
  Running: z.int(),
  Dead: z.int(),
  /** When the one that has waited longest was due; null when none is late. */
  OldestDueTime: z.string().nullable(),
  DeadJobs: z.array(
    z.object({ Id: z.int(), Name: z.string(), Attempts: z.int(), LastError: z.string(), DiedTime: z.string() }),
  ),
});

const Step = z.object({
  Key: z.string(),
  Title: z.string(),
  Text: z.string(),
  /** Where it is done. */
  Path: z.string(),
  IsDone: z.boolean(),
  IsDismissed: z.boolean(),
});

export type DeskDay = z.output<typeof Day>;
export type CountedName = z.output<typeof Counted>;
export type AskedWord = z.output<typeof Asked>;
export type DeskFault = z.output<typeof Fault>;
export type DeskJobs = z.output<typeof Jobs>;
export type DeskStep = z.output<typeof Step>;

/** The figures of the operator's first page: one endpoint each, so that one that fails leaves the others alone. */
export const deskApi = {
  'GET /api/v1/desk/days': {
    auth: 'operator',
    summary: '最近几天的访问、搜索、点击和错误，旧的在前',
    query: z.object({ days }),
    data: z.object({ Days: z.array(Day) }),
    errors: [],
  },
  'GET /api/v1/desk/visits': {
    auth: 'operator',
    summary: '访客从哪来、看哪些页面、用什么看；只有次数，不存来访地址',
    query: z.object({ days }),
    data: z.object({
      From: z.array(Counted),
      Pages: z.array(Counted),
      Devices: z.array(Counted),
      Systems: z.array(Counted),
    }),
    errors: [],
  },
  'GET /api/v1/desk/words': {
    auth: 'operator',
    summary: '搜得最多的词（Top）和没有结果的词（Missing），一位访客一天算一次',
    query: z.object({ days }),
    data: z.object({ Top: z.array(Asked), Missing: z.array(Asked) }),
    errors: [],
  },
  'GET /api/v1/desk/errors': {
    auth: 'operator',
    summary: '最近的浏览器错误和服务器错误，相同的合在一起计数',
    data: z.object({ Result: z.array(Fault) }),
    errors: [],
  },
  'GET /api/v1/desk/jobs': {
    auth: 'operator',
    summary: '后台任务：等待、进行、失败的数量，以及最近失败的任务',
    data: Jobs,
    errors: [],
  },
  'POST /api/v1/desk/jobs/:Id/retry': {
    auth: 'operator',
    summary: '重试失败的后台任务',
    params: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['desk.job_not_dead'],
  },
  'GET /api/v1/desk/disk': {
    auth: 'operator',
    summary: '数据目录所在磁盘的容量与剩余',
    data: z.object({ FreeBytes: z.int(), TotalBytes: z.int() }),
    errors: [],
  },
  'GET /api/v1/desk/database': {
    auth: 'operator',
    summary: '数据库的种类、大小和主要的表各有多少行（IsMore：不止这么多）',
    data: z.object({
      Engine: z.enum(['sqlite', 'postgres']),
      Bytes: z.int(),
      Tables: z.array(z.object({ Label: z.string(), Rows: z.int(), IsMore: z.boolean() })),
    }),
    errors: [],
  },
  'GET /api/v1/desk/process': {
    auth: 'operator',
    summary: '版本、运行时间和内存',
    data: z.object({
      Version: z.string(),
      NodeVersion: z.string(),
      UptimeSeconds: z.int(),
      MemoryBytes: z.int(),
    }),
    errors: [],
  },
  'GET /api/v1/desk/steps': {
    auth: 'operator',
    summary: '开站清单：每一步做了没有、到哪里做',
    data: z.object({ Steps: z.array(Step) }),
    errors: [],
  },
  'PUT /api/v1/desk/steps/:Key': {
    auth: 'operator',
    summary: '忽略开站清单里的一步，或重新显示；Key 为 all 时是全部',
    params: z.object({ Key: z.string().max(50) }),
    body: z.object({ IsDismissed: flag }),
    data: z.boolean(),
    errors: ['desk.unknown_step'],
  },
} as const satisfies EndpointTable;
