import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id } from '#/contract/fields.ts';

const target = z.object({ guid: z.string().max(200), to: z.string().max(200) });
const wish = {
  targets: z.array(target, '请选择发到哪里').max(100, '一次最多发到 100 处'),
  title: z.string().max(500).default(''),
  content: z.string().max(10_000).default(''),
  picture: z.string().max(2048).default(''),
  url: z.string().max(2048).default(''),
};
const plan = {
  cron: z.string().max(200).nullish(),
  at: z.string().max(40).nullish(),
  workdays: flag.default(false),
};
const name = z.string().trim().max(60, '任务名不能超过 60 个字').default('');

const event = z.string().max(100).default('');
const filter = z.string().trim().max(200, '筛选词不能超过 200 个字').default('');
const pushed = { ...wish, ...plan, name, event, filter, isUrgent: flag.default(false) };

export const LastPush = z.object(pushed);
const Fault = z.object({ field: z.enum(['title', 'content']), at: z.int(), length: z.int(), message: z.string() });
const Run = z.object({
  /** 明天 · 周二 */
  day: z.string(),
  /** 11-17 08:30 */
  time: z.string(),
  /** Whether the year's plan is not known yet. */
  isEstimated: z.boolean(),
});
const Span = z.object({ text: z.string(), isBold: z.boolean().optional(), href: z.string().optional() });
const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), src: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string(), href: z.string().optional() }),
  z.object({ kind: z.literal('words'), spans: z.array(Span) }),
  z.object({ kind: z.literal('button'), text: z.string() }),
  z.object({ kind: z.literal('code'), text: z.string() }),
]);
const Look = z.object({
  driver: z.string(),
  /** The shape that the service gives it. */
  frame: z.enum(['bubble', 'article', 'link', 'card', 'photo', 'embed', 'line', 'notice', 'code']),
  blocks: z.array(Block),
});
const Trigger = z.object({
  id: z.int(),
  name: z.string(),
  event: z.string(),
  eventTitle: z.string(),
  filter: z.string(),
  isUrgent: z.boolean(),
  isOn: z.boolean(),
  targets: z.array(target),
  title: z.string(),
  content: z.string(),
  lastText: z.string(),
});
const Year = z.object({
  year: z.int(),
  state: z.enum(['shipped', 'entered', 'unknown']),
  rest: z.int(),
  work: z.int(),
});

export const robotPushApi = {
  'POST /api/v1/wechat/robot/push/preview': {
    auth: 'operator',
    writes: false,
    summary: '用真实数据预览一条推送，和接下来五次执行；什么都不发',
    body: z.object({ ...wish, ...plan, event }),
    data: z.object({
      title: z.string(),
      content: z.string(),
      image: z.string(),
      url: z.string(),
      faults: z.array(Fault),
      /** How each chosen kind of channel shows it, read from the very message it would be sent. */
      looks: z.array(Look),
      /** Of each chosen channel: how long the text is there, and how long it may be. */
      sizes: z.array(z.object({ name: z.string(), bytes: z.int(), limit: z.int() })),
      /** Chosen places that cannot be reached now, with the reason. */
      troubles: z.array(z.object({ guid: z.string(), message: z.string() })),
      planText: z.string(),
      /** What is wrong with the time; empty when nothing is. */
      planFault: z.string(),
      runs: z.array(Run),
      variables: z.array(z.object({ name: z.string(), meaning: z.string(), value: z.string() })),
    }),
    errors: [],
  },
  'POST /api/v1/wechat/robot/push': {
    auth: 'operator',
    summary: '发送写好的内容，或存为定时任务（cron、at）、触发（event）；同一个 key 只发一次',
    body: z.object({
      ...pushed,
      key: z.string().trim().max(100).optional(),
      /** Sent now to the first place, marked as a test, whatever the time; not remembered as the last push. */
      isTest: flag.default(false),
    }),
    data: z.object({ message: z.string(), kind: z.enum(['sent', 'timer', 'trigger']), id: z.int().nullable() }),
    errors: ['robot.bad_message', 'robot.bad_timer', 'robot.not_found'],
  },
  'GET /api/v1/wechat/robot/push/last': {
    auth: 'operator',
    summary: '自己上次写的推送，从它开始写下一个',
    data: LastPush.nullable(),
    errors: [],
  },
  'GET /api/v1/wechat/robot/trigger': {
    auth: 'operator',
    summary: '遇事触发：能选的事件，和设好的触发',
    data: z.object({
      Result: z.array(Trigger),
      Kinds: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          facts: z.array(z.object({ name: z.string(), meaning: z.string(), value: z.string() })),
        }),
      ),
    }),
    errors: [],
  },
  'PUT /api/v1/wechat/robot/trigger/:id': {
    auth: 'operator',
    summary: '修改、停用或启用触发',
    params: z.object({ id }),
    body: z.object({
      name: name.optional(),
      filter: z.string().trim().max(200).optional(),
      isOn: flag.optional(),
      isUrgent: flag.optional(),
    }),
    data: z.boolean(),
    errors: ['robot.trigger_not_found', 'robot.bad_message'],
  },
  'DELETE /api/v1/wechat/robot/trigger/:id': {
    auth: 'operator',
    summary: '删除触发',
    params: z.object({ id }),
    data: z.boolean(),
    errors: ['robot.trigger_not_found'],
  },
  'GET /api/v1/wechat/robot/workdays': {
    auth: 'operator',
    summary: '今年和明年的放假安排知不知道',
    data: z.object({ Result: z.array(Year) }),
    errors: [],
  },
  'PUT /api/v1/wechat/robot/workdays/:year': {
    auth: 'operator',
    summary: '粘贴国务院办公厅关于节假日安排的通知，作为那一年的工作日；留空就撤掉',
    params: z.object({ year: z.coerce.number().int().min(2024, '年份不正确').max(2100, '年份不正确') }),
    body: z.object({ text: z.string().max(20_000, '太长') }),
    data: Year,
    errors: ['robot.bad_year'],
  },
} as const satisfies EndpointTable;

export type PushPreview = z.output<(typeof robotPushApi)['POST /api/v1/wechat/robot/push/preview']['data']>;
export type LookSpan = z.output<typeof Span>;
export type LookBlock = z.output<typeof Block>;
export type Look = z.output<typeof Look>;
export type LastPush = z.output<typeof LastPush>;
export type RobotTrigger = z.output<typeof Trigger>;
