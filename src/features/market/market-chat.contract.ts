import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, text } from '#/contract/fields.ts';
import { REPORT_REASONS } from './market-names.pure.ts';

const oneChat = z.object({ id });
const content = text('消息', 300);
const SAY_ERRORS = [
  'market.nothing_said',
  'market.post_blocked',
  'market.not_accepted',
  'market.wait_for_answer',
  'market.chat_closed',
];

/** Two members about one thing. Neither learns more of the other than a name. */
const Chat = z.object({
  id: z.int(),
  item_id: z.int(),
  title: z.string(),
  /** Of the thing as long as it is there. */
  image: z.string(),
  is_shown: z.boolean(),
  with: z.string(),
  /** Whether the thing is the caller's own. */
  is_owner: z.boolean(),
  last: z.string(),
  last_time: z.string(),
  unread: z.int(),
  /** Whether the caller wants nothing more from the other. */
  is_blocked: z.boolean(),
  is_closed: z.boolean(),
});

const Message = z.object({ id: z.int(), is_mine: z.boolean(), content: z.string(), created_time: z.string() });

export const marketChatApi = {
  'GET /api/v1/crawl/common/chats': {
    auth: 'member',
    summary: '我的市集私信，最近的在前，最多 100 个',
    data: z.object({ Result: z.array(Chat), Unread: z.int() }),
    errors: [],
  },
  'GET /api/v1/crawl/common/chat': {
    auth: 'member',
    summary: '一个私信里的话，旧的在前，最多最近 200 条',
    query: oneChat,
    data: z.object({ Chat, Messages: z.array(Message) }),
    errors: ['market.chat_not_found'],
  },
  'POST /api/v1/crawl/common/message': {
    auth: 'member',
    summary: '给发布的人写信，开始一个私信；电话、账号和网址会被隐去。每天最多问 20 件',
    body: z.object({ id, content }),
    data: Chat.pick({ id: true }),
    errors: ['market.not_found', 'market.own_post', 'market.too_many_chats', ...SAY_ERRORS],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'POST /api/v1/crawl/common/chat': {
    auth: 'member',
    summary: '在私信里说一句；电话、账号和网址会被隐去。对方没有回之前最多连说 5 句',
    body: z.object({ id, content }),
    data: Message,
    errors: ['market.chat_not_found', ...SAY_ERRORS],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'PUT /api/v1/crawl/common/chat/seen': {
    auth: 'member',
    summary: '这个私信看到了哪一句',
    body: z.object({ id, message: id }),
    data: z.boolean(),
    errors: ['market.chat_not_found'],
  },
  'PUT /api/v1/crawl/common/chat/block': {
    auth: 'member',
    summary: '拉黑私信里的对方，或取消；拉黑后对方不能再给我写信',
    body: z.object({ id, blocked: flag }),
    data: z.boolean(),
    errors: ['market.chat_not_found'],
  },
  'POST /api/v1/crawl/common/chat/report': {
    auth: 'member',
    summary: '举报一个私信；站长会看到其中的话',
    body: z.object({ id, reason: z.enum(REPORT_REASONS, '请选择举报原因') }),
    data: z.boolean(),
    errors: ['market.chat_not_found'],
    limit: { per: 'member', max: 20, seconds: 3600 },
  },
} as const satisfies EndpointTable;

export type Chat = z.output<typeof Chat>;
export type Message = z.output<typeof Message>;
