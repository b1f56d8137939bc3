import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, optionalText, text } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { keyQuery } from '../catalogue/any-item.contract.ts';

const kind = z.enum(['movie', 'tv', 'variety', 'anime', 'skip'], '没有这个类型');
const STATES = ['queued', 'running', 'stopping', 'done', 'stopped', 'failed'] as const;

const Run = z.object({
  Id: z.int(),
  SourceId: z.int(),
  BegunBy: z.string(),
  State: z.enum(STATES),
  /** Everything, or only what changed since then. */
  Since: z.string().nullable(),
  Page: z.int(),
  PageCount: z.int(),
  Total: z.int(),
  Added: z.int(),
  Merged: z.int(),
  Updated: z.int(),
  Unchanged: z.int(),
  /** Taken down here, so left alone. */
  Removed: z.int(),
  Skipped: z.int(),
  Failed: z.int(),
  /** No longer at the source: their episodes were put away. */
  Gone: z.int(),
  Error: z.string(),
  CreatedTime: z.string(),
  StartedTime: z.string().nullable(),
  FinishedTime: z.string().nullable(),
});

const Source = z.object({
  Id: z.int(),
  Name: z.string(),
  Url: z.string(),
  /** Its address was sealed with another key than the site has now, and must be entered anew. */
  IsUrlLost: z.boolean(),
  IsEnabled: z.boolean(),
  Types: z.record(z.string(), kind),
  PauseMs: z.int(),
  Cron: z.string(),
  CompleteTime: z.string().nullable(),
  CreatedTime: z.string(),
});

const fields = {
  Name: text('名称', 30),
  Url: text('地址', 2048),
  IsEnabled: flag,
  Types: z.record(z.string().max(50), kind),
  PauseMs: z.coerce
    .number('间隔不正确')
    .int('间隔不正确')
    .min(0, '间隔应在 0 到 60 秒之间')
    .max(60_000, '间隔应在 0 到 60 秒之间'),
  Cron: optionalText('定时规则', 100),
};

const Preview = z.object({
  PageCount: z.int(),
  Total: z.int(),
  Items: z.array(
    z.object({
      ItemId: z.string(),
      Name: z.string(),
      Action: z.enum(['added', 'merged', 'updated', 'unchanged', 'removed']),
      /** The title it goes to. */
      Key: z.string().nullable(),
      Episodes: z.int(),
      Changes: z.array(z.object({ Field: z.string(), Before: z.string(), After: z.string() })),
    }),
  ),
  Skipped: z.array(z.object({ ItemId: z.string(), Reason: z.string() })),
  Lines: z.array(z.string()),
});

const oneRun = z.object({ Id: id });
const NO_SOURCE = ['collection.source_not_found'] as const;
const SAVE = ['collection.source_taken', 'collection.bad_address', 'collection.bad_schedule'] as const;

export const gatheringApi = {
  'GET /api/v1/collection/source': {
    auth: 'operator',
    summary: '采集源和各自最近一次采集',
    data: z.array(Source.extend({ LastRun: Run.nullable() })),
    errors: [],
  },
  'POST /api/v1/collection/source': {
    auth: 'operator',
    summary: '新增采集源：任何兼容 MacCMS v10 的 provide/vod 地址',
    body: z.object({
      Name: fields.Name,
      Url: fields.Url,
      IsEnabled: fields.IsEnabled.default(true),
      Types: fields.Types.default({}),
      PauseMs: fields.PauseMs.default(100),
      Cron: fields.Cron.default(''),
    }),
    data: Source,
    errors: SAVE,
  },
  'PUT /api/v1/collection/source': {
    auth: 'operator',
    summary: '修改采集源给出的字段，其余保留',
    body: z.object(fields).partial().extend({ Id: id, Seen: seen }),
    data: Source,
    errors: [...NO_SOURCE, ...SAVE, CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'DELETE /api/v1/collection/source': {
    auth: 'operator',
    summary: '删除采集源和它的采集记录；采来的内容留下',
    query: z.object({ Id: id }),
    data: z.boolean(),
    errors: NO_SOURCE,
  },
  'GET /api/v1/collection/types': {
    auth: 'operator',
    summary: '采集源自己的分类，以及各自归到哪一类',
    query: z.object({ Id: id }),
    data: z.array(
      z.object({ Id: z.string(), ParentId: z.string(), Name: z.string(), Kind: kind, IsDecided: z.boolean() }),
    ),
    errors: [...NO_SOURCE, 'collection.source_failed', 'collection.address_lost'],
  },
  'GET /api/v1/collection/preview': {
    auth: 'operator',
    summary: '试采一页：每一条会怎样、哪些字段会变，什么都不写',
    query: z.object({ Id: id, ...pageQueryOf(100) }),
    data: Preview,
    errors: [...NO_SOURCE, 'collection.source_failed', 'collection.address_lost'],
  },
  'GET /api/v1/collection/run': {
    auth: 'operator',
    summary: '采集记录，最新在前；SourceId 为空时是所有采集源的',
    query: z.object({ SourceId: id.optional(), ...pageQueryOf(20) }),
    data: pageOf(Run),
    errors: [],
  },
  'POST /api/v1/collection/run': {
    auth: 'operator',
    summary: '开始采集：默认只采上次之后更新的，Full 为全部',
    body: z.object({ SourceId: id, Full: flag.default(false) }),
    data: Run,
    errors: [...NO_SOURCE, 'collection.run_busy', 'collection.bad_address', 'collection.address_lost'],
  },
  'GET /api/v1/collection/run/:Id': {
    auth: 'operator',
    summary: '一次采集的进度',
    params: oneRun,
    data: Run,
    errors: ['collection.run_not_found'],
  },
  'GET /api/v1/collection/run/:Id/log': {
    auth: 'operator',
    summary: '一次采集的日志',
    params: oneRun,
    query: z.object({ ...pageQueryOf(100) }),
    data: pageOf(z.object({ Level: z.enum(['info', 'warn', 'error']), Text: z.string(), LoggedTime: z.string() })),
    errors: ['collection.run_not_found'],
  },
  'POST /api/v1/collection/run/:Id/stop': {
    auth: 'operator',
    summary: '停止采集；之后可以从停下的地方继续',
    params: oneRun,
    data: Run,
    errors: ['collection.run_not_found', 'collection.run_ended'],
  },
  'POST /api/v1/collection/run/:Id/resume': {
    auth: 'operator',
    summary: '从停下或失败的地方继续',
    params: oneRun,
    data: Run,
    errors: ['collection.run_not_found', 'collection.run_busy', 'collection.run_ended'],
  },
  'POST /api/v1/collection/run/:Id/keep': {
    auth: 'operator',
    summary: '撤销收起：源站下架而收起的剧集放回，之后不再因此收起',
    params: oneRun,
    data: Run,
    errors: ['collection.run_not_found', 'collection.nothing_gone'],
  },
  'GET /api/v1/collection/outward': {
    auth: 'operator',
    summary: '别的程序从本站看到什么：有没有播放地址，用到哪些播放器',
    data: z.object({
      HasPlayLinks: z.boolean(),
      Players: z.array(z.object({ Code: z.string(), Name: z.string(), Definition: z.string() })),
    }),
    errors: [],
  },
  'GET /api/v1/collection/title': {
    auth: 'operator',
    summary: '一部内容的每个字段来自哪里，各采集源各说了什么',
    query: keyQuery,
    data: z.object({
      Key: z.string(),
      Fields: z.array(
        z.object({
          Field: z.string(),
          Value: z.string(),
          Source: z.string(),
          /** Collection leaves it alone. */
          IsLocked: z.boolean(),
          Said: z.array(z.object({ Source: z.string(), Value: z.string() })),
        }),
      ),
      /** Lists of episodes that collection leaves alone. */
      LockedSets: z.array(z.string()),
      Layers: z.array(
        z.object({
          SourceId: z.int(),
          Source: z.string(),
          ItemId: z.string(),
          Name: z.string(),
          Year: z.int().nullable(),
          Labels: z.array(z.string()),
          ItemTime: z.string().nullable(),
          AddedTime: z.string(),
          /** Its source no longer has it: its episodes are put away. */
          IsGone: z.boolean(),
        }),
      ),
    }),
    errors: ['catalogue.not_found'],
  },
} as const satisfies EndpointTable;

export type GatheringRun = z.output<typeof Run>;
export type GatheringSource = z.output<typeof Source>;
export type GatheringPreview = z.output<typeof Preview>;
