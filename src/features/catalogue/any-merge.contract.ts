import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { key } from './any-item.contract.ts';

const Done = z.object({ Id: z.int(), Key: z.string() });

/** Two entries for one work, or one entry for two. */
export const anyMergeApi = {
  'POST /api/v1/any/merge': {
    auth: 'operator',
    summary: '把 From 并入 Key：各字段来源、剧集、评分一起过去，旧标识从此跳转；可以撤销',
    body: z.object({ Key: key, From: key }),
    data: Done,
    errors: ['catalogue.not_found', 'catalogue.same_title'],
  },
  'POST /api/v1/any/split': {
    auth: 'operator',
    summary: '把一个采集源的一条从内容里拆出来，单独成为一部；可以撤销。Key 是新的标识',
    body: z.object({ Key: key, SourceId: z.coerce.number().int().min(0), ItemId: z.string().min(1).max(100) }),
    data: Done,
    errors: ['catalogue.not_found', 'catalogue.nothing_to_split'],
  },
  'POST /api/v1/any/merge/undo': {
    auth: 'operator',
    summary: '撤销一次合并或拆分',
    body: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['catalogue.not_found', 'catalogue.cannot_undo'],
  },
  'GET /api/v1/any/merges': {
    auth: 'operator',
    summary: '合并和拆分的记录，最新在前',
    query: z.object({ ...pageQueryOf(20) }),
    data: pageOf(
      z.object({
        Id: z.int(),
        Action: z.enum(['merge', 'split']),
        /** The title that stays. */
        Key: z.string(),
        Name: z.string(),
        OtherName: z.string(),
        DoneBy: z.string(),
        DoneTime: z.string(),
        IsUndone: z.boolean(),
      }),
    ),
    errors: [],
  },
} as const satisfies EndpointTable;
