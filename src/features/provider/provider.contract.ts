import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { PROVIDERS } from './providers.pure.ts';

const Name = z.enum(PROVIDERS, '没有这个资料库');

const Run = z.object({
  Id: z.int(),
  Name,
  Mode: z.enum(['dry', 'run', 'undo']),
  State: z.enum(['queued', 'running', 'stopping', 'done', 'stopped', 'failed']),
  Total: z.int(),
  Done: z.int(),
  /** Titles that got something, are doubtful, were found nowhere, or could not be asked about. */
  Changed: z.int(),
  Doubtful: z.int(),
  Unmatched: z.int(),
  Failed: z.int(),
  Message: z.string(),
  BegunBy: z.string(),
  CreatedTime: z.string(),
  EndedTime: z.string().nullable(),
});

const Provider = z.object({
  Name,
  Label: z.string(),
  IsOn: z.boolean(),
  /** Where it is asked; an own mirror may have a path. */
  Base: z.string(),
  HasKey: z.boolean(),
  /** It was sealed with another key than the site has now. */
  IsKeyLost: z.boolean(),
  NeedsKey: z.boolean(),
  PauseMs: z.int(),
  /** What has to be said where its data are shown. */
  Notice: z.string(),
  Doubtful: z.int(),
  Run: Run.nullable(),
});

const Candidate = z.object({
  Id: z.string(),
  Name: z.string(),
  Year: z.int().nullable(),
  Score: z.int(),
  Reasons: z.array(z.string()),
});

const base = z
  .string()
  .trim()
  .max(500, '地址太长')
  .regex(/^$|^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/i, '地址要以 http:// 或 https:// 开头，不带问号');

const NOT_READY = ['provider.off', 'provider.no_key', 'provider.busy'] as const;

export const providerApi = {
  'GET /api/v1/provider': {
    auth: 'operator',
    summary: '资料库：设置、最近一次运行和待确认的数目',
    data: z.array(Provider),
    errors: [],
  },
  'PUT /api/v1/provider': {
    auth: 'operator',
    summary: '改一个资料库的设置；Base 空着用官方地址，不写 Key 就不改，写空就删掉',
    body: z.object({
      Name,
      IsOn: flag,
      Base: base.default(''),
      Key: z.string().trim().max(1000, '密钥太长').optional(),
      PauseMs: z.coerce
        .number('间隔要是数字')
        .int('间隔要是整数')
        .min(0, '间隔不能是负数')
        .max(60_000, '间隔太长')
        .optional(),
      Seen: seen,
    }),
    data: Provider,
    errors: [CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'POST /api/v1/provider/run': {
    auth: 'operator',
    summary: '开始：dry 只看头 50 部会改什么，run 补全全部，undo 撤掉它补的一切；停下或失败的 run 从断处接着来',
    body: z.object({ Name, Mode: z.enum(['dry', 'run', 'undo'], '没有这种做法') }),
    data: Run,
    errors: NOT_READY,
  },
  'POST /api/v1/provider/stop': {
    auth: 'operator',
    summary: '停下正在进行的',
    body: z.object({ Name }),
    data: z.boolean(),
    errors: [],
  },
  'GET /api/v1/provider/changes': {
    auth: 'operator',
    summary: '最近一次运行逐部逐项改了什么，或会改什么；最多 500 部',
    query: z.object({ Name, ...pageQueryOf(20) }),
    data: pageOf(
      z.object({
        Key: z.string(),
        Name: z.string(),
        Changes: z.array(z.object({ Field: z.string(), Before: z.string(), After: z.string() })),
      }),
    ),
    errors: [],
  },
  'GET /api/v1/provider/review': {
    auth: 'operator',
    summary: '拿不准的：一部片目和可能是它的几条',
    query: z.object({ Name, ...pageQueryOf(20) }),
    data: pageOf(
      z.object({
        TitleId: z.int(),
        Key: z.string(),
        Name: z.string(),
        Year: z.int().nullable(),
        Candidates: z.array(Candidate),
      }),
    ),
    errors: [],
  },
  'PUT /api/v1/provider/review': {
    auth: 'operator',
    summary: '认定是哪一条；Item 空着表示都不是。以后不再问，也不会被改掉',
    body: z.object({
      Name,
      TitleId: z.coerce.number('请指明片目').int('请指明片目'),
      Item: z.string().max(60).default(''),
    }),
    data: z.boolean(),
    errors: ['provider.unknown_title'],
  },
} as const satisfies EndpointTable;

export type ProviderItem = z.output<typeof Provider>;
