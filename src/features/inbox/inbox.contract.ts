import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { NEWS_GROUPS } from './news-groups.pure.ts';

const Group = z.enum(
  NEWS_GROUPS.map(({ key }) => key),
  '没有这一类消息',
);
const NewsId = z.coerce.number('没有这条消息').pipe(z.int('没有这条消息').positive('没有这条消息'));

const News = z.object({
  Id: z.int(),
  Kind: z.string(),
  Group,
  Title: z.string(),
  Text: z.string(),
  Path: z.string(),
  /** Of the title it is about; empty where it is about none. */
  Cover: z.string(),
  /** What happened, in parts. Which there are depends on the kind. */
  Facts: z.record(z.string(), z.string()),
  CreatedTime: z.string(),
  IsRead: z.boolean(),
});

const Choice = z.object({
  Kind: z.string(),
  Title: z.string(),
  Inbox: z.boolean(),
  Mail: z.boolean(),
  Chat: z.boolean(),
});

const Settings = z.object({
  Choices: z.array(Choice),
  /** Of the day, in Beijing: when the letter of the day is written. */
  DigestHour: z.int(),
  /** Whether letters leave this site and there is an address for them; whether a messenger is bound. */
  HasMail: z.boolean(),
  HasChat: z.boolean(),
});

export const inboxApi = {
  'GET /api/v1/inbox': {
    auth: 'member',
    summary: '我的消息，最新的在前；group 只看一类。Unread 是各类的未读数（到 100 为止）',
    query: z.object({ group: z.union([z.literal(''), Group]).default(''), ...pageQueryOf(20) }),
    data: pageOf(News).extend({ Unread: z.record(z.string(), z.int()) }),
    errors: [],
  },
  'GET /api/v1/inbox/unread': {
    auth: 'member',
    summary: '未读消息数，到 100 为止',
    data: z.int(),
    errors: [],
  },
  'POST /api/v1/inbox/read': {
    auth: 'member',
    summary: '标为已读；不写 Ids 就是全部。Data 是还有多少未读',
    body: z.object({ Ids: z.array(NewsId).min(1, '请指明消息').max(100, '一次最多 100 条').optional() }),
    data: z.int(),
    errors: [],
  },
  'GET /api/v1/inbox/settings': { auth: 'member', summary: '消息怎样告诉我', data: Settings, errors: [] },
  'PUT /api/v1/inbox/settings': {
    auth: 'member',
    summary: '改消息怎样告诉我；没写到的不变',
    body: z.object({
      Choices: z
        .array(z.object({ Kind: z.string().max(60), Inbox: z.boolean(), Mail: z.boolean(), Chat: z.boolean() }))
        .max(100, '一次最多 100 种')
        .default([]),
      DigestHour: z.int('请填整点').min(0, '请填 0 到 23').max(23, '请填 0 到 23').optional(),
    }),
    data: Settings,
    errors: ['inbox.unknown_kind'],
  },
} as const satisfies EndpointTable;

export type NewsItem = z.output<typeof News>;
export type NewsSettings = z.output<typeof Settings>;
