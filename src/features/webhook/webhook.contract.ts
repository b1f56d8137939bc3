import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const Url = z.string('请填写网址').trim().min(1, '请填写网址').max(2000, '网址太长');
/** A form may send one, or several with commas. */
const Kinds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,，]+/).filter(Boolean) : value),
  z.array(z.string('事件格式不正确'), '请选择事件').min(1, '请选择事件').max(100, '事件太多'),
);
const one = { params: z.object({ Id: id }) };

const Webhook = z.object({
  Id: z.int(),
  Url: z.string(),
  Kinds: z.array(z.string()),
  IsOn: z.boolean(),
  CreatedTime: z.string(),
  /** Until then messages are signed with the secret before, too. */
  OldSecretUntil: z.string().nullable(),
});

/** Only where a secret is made: it is told once. */
const WithSecret = Webhook.extend({ Secret: z.string() });

const Delivery = z.object({
  Id: z.int(),
  /** As the header webhook-id has it. */
  MessageId: z.string(),
  Kind: z.string(),
  State: z.enum(['waiting', 'done', 'failed']),
  Attempts: z.int(),
  /** What the other side answered at last; null when it did not. */
  Status: z.int().nullable(),
  Note: z.string(),
  /** The beginning of what it said. */
  Answer: z.string(),
  Body: z.string(),
  CreatedTime: z.string(),
  TriedTime: z.string().nullable(),
});

const EventKind = z.object({
  Name: z.string(),
  Title: z.string(),
  Facts: z.array(z.object({ Name: z.string(), Title: z.string(), Example: z.string() })),
});

/** Messages to programs of members, as Standard Webhooks has them. */
export const webhookApi = {
  'GET /api/v1/webhook': { auth: 'member', summary: '我的 Webhook', data: z.array(Webhook), errors: [] },
  'GET /api/v1/webhook/kinds': {
    auth: 'member',
    summary: '可以收到的事件，和每种事件带的内容',
    data: z.array(EventKind),
    errors: [],
  },
  'POST /api/v1/webhook': {
    auth: 'member',
    summary: '新建 Webhook；签名密钥 Secret 只在这一次的答案里',
    body: z.object({ Url, Kinds }),
    data: WithSecret,
    errors: ['webhook.bad_url', 'webhook.full', 'webhook.unknown_kind'],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'PUT /api/v1/webhook/:Id': {
    auth: 'member',
    summary: '修改 Webhook：只改给出的字段',
    ...one,
    body: z.object({ Url: Url.optional(), Kinds: Kinds.optional(), IsOn: flag.optional() }),
    data: Webhook,
    errors: ['webhook.bad_url', 'webhook.not_found', 'webhook.unknown_kind'],
  },
  'DELETE /api/v1/webhook/:Id': {
    auth: 'member',
    summary: '删除 Webhook 和它的记录',
    ...one,
    data: z.boolean(),
    errors: ['webhook.not_found'],
  },
  'POST /api/v1/webhook/:Id/secret': {
    auth: 'member',
    summary: '换新的签名密钥；旧的再用一天，消息同时带两个签名',
    ...one,
    data: WithSecret,
    errors: ['webhook.not_found'],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'POST /api/v1/webhook/:Id/test': {
    auth: 'member',
    summary: '发一条测试消息',
    ...one,
    data: Delivery,
    errors: ['webhook.not_found'],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'GET /api/v1/webhook/:Id/delivery': {
    auth: 'member',
    summary: '发送记录，最新的在前，保留 30 天',
    ...one,
    query: z.object(pageQueryOf(20)),
    data: pageOf(Delivery),
    errors: ['webhook.not_found'],
  },
  'POST /api/v1/webhook/:Id/delivery/:DeliveryId/replay': {
    auth: 'member',
    summary: '重新发送一条消息，webhook-id 不变',
    params: z.object({ Id: id, DeliveryId: id }),
    data: Delivery,
    errors: ['webhook.not_found', 'webhook.no_such_delivery'],
    limit: { per: 'member', max: 300, seconds: 3600 },
  },
} as const satisfies EndpointTable;

export type WebhookItem = z.output<typeof Webhook>;
export type DeliveryItem = z.output<typeof Delivery>;
export type EventKindItem = z.output<typeof EventKind>;
