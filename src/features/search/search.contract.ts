import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { words } from '#/contract/fields.ts';

const SourceState = z.enum(['found', 'empty', 'slow', 'failed']);

const Source = z.object({
  Name: z.string(),
  State: SourceState,
  Count: z.int(),
  /** How long it took, in milliseconds. */
  Took: z.int(),
  /** Why there is nothing, in the reader's words; empty when there is something. */
  Message: z.string(),
});

const LiveItem = z.object({
  Name: z.string(),
  Remark: z.string(),
  Source: z.string(),
  /** Where it can be looked at: an internal path or an http(s) address. */
  Url: z.string(),
});

const LiveAnswer = z.object({ Result: z.array(LiveItem), Sources: z.array(Source) });

/** Who asks, as the caller calls it; it does not change the answer. */
const from = z.string().max(100).default('');

/** Each of them may put a question to every source. */
const LIVE_LIMIT = { per: 'address', max: 10, seconds: 60 } as const;

export const searchApi = {
  'GET /api/v1/crawl/search': {
    auth: 'visitor',
    summary: '实时搜索采集源：每个来源单独限时，慢的、坏的写明原因；结果保留 10 分钟',
    query: z.object({ words, from }),
    data: LiveAnswer,
    errors: ['limit.too_many'],
    limit: LIVE_LIMIT,
  },
  'POST /api/v1/crawl/search': {
    auth: 'visitor',
    summary: '实时搜索采集源，与 GET 相同',
    body: z.object({ words, from }),
    data: LiveAnswer,
    errors: ['limit.too_many'],
    limit: LIVE_LIMIT,
  },
  'GET /api/v1/crawl/search/source': {
    auth: 'visitor',
    summary: '只问一个采集源；同样的词在一分钟里无论问几个来源都只算一次',
    query: z.object({ words, name: z.string().max(200) }),
    data: Source.extend({ Result: z.array(LiveItem) }),
    errors: ['search.unknown_source', 'limit.too_many'],
  },
  'GET /api/v1/crawl/search/hot': {
    auth: 'visitor',
    summary: '热搜词：最近七天里至少三位访客、在至少两天里搜过的词，人多的在前',
    data: z.object({ Result: z.array(z.object({ Words: z.string(), Count: z.int() })) }),
    errors: [],
    shared: true,
  },
  'POST /api/v1/crawl/search/record': {
    auth: 'visitor',
    summary: '记下一次搜索：计入热搜，会员另记入最近搜索',
    body: z.object({ words, from }),
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 60, seconds: 60 },
  },
  'GET /api/v1/crawl/search/recent': {
    auth: 'member',
    summary: '我的最近搜索，新的在前',
    data: z.object({ Result: z.array(z.object({ Words: z.string(), SearchedTime: z.string() })) }),
    errors: [],
  },
  'DELETE /api/v1/crawl/search/recent': {
    auth: 'member',
    summary: '清空我的最近搜索；给出 words 则只删这一条',
    query: z.object({ words }),
    data: z.boolean(),
    errors: [],
  },
  'GET /api/v1/search/sections': {
    auth: 'visitor',
    summary: '全站搜索有哪些分区，以及可以实时询问的采集源',
    data: z.object({
      Sections: z.array(z.object({ Key: z.string(), Name: z.string() })),
      Sources: z.array(z.object({ Name: z.string() })),
    }),
    errors: [],
  },
  'GET /api/v1/search/section': {
    auth: 'visitor',
    summary: '在一个分区里搜索',
    query: z.object({ words, key: z.string().max(40) }),
    data: z.object({
      Key: z.string(),
      Name: z.string(),
      Total: z.int(),
      Things: z.array(z.object({ Title: z.string(), Path: z.string(), Note: z.string(), Image: z.string() })),
      /** Where all of it is listed, or nothing. */
      MorePath: z.string(),
    }),
    errors: ['search.unknown_section', 'search.section_slow', 'search.section_failed'],
    shared: true,
  },
} as const satisfies EndpointTable;
