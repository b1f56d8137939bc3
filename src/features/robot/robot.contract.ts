import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { type ChannelName, channelKinds } from './channels.pure.ts';
import { OUTBOX_STATES, RUN_STATES, TIMER_STATES } from './robot-states.pure.ts';

/** In a form it is JSON text. What is no JSON is refused by the shape behind it. */
const jsonOr = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return undefined;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, shape);

const anyObject = z.record(z.string(), z.unknown(), '请求内容须是 JSON 对象');
const timerName = z.string('请填写任务名').trim().min(1, '请填写任务名').max(60, '任务名不能超过 60 个字');
const plan = {
  name: timerName.optional(),
  cron: z.string('cron 表达式不正确').max(200, 'cron 表达式不正确').nullish(),
  at: z.string('时间不正确').max(40, '时间不正确').nullish(),
  workdays: flag.optional(),
  paused: flag.optional(),
};

const clockTime = z
  .string('请填写时间')
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, '时间写成 23:00 这样');

// The keys of the table are exactly these names.
const names = Object.keys(channelKinds) as [ChannelName, ...ChannelName[]];

const Robot = z.object({
  guid: z.string(),
  nickname: z.string(),
  wxid: z.string(),
  qrcode: z.string(),
  status: z.int(),
  driver: z.enum(['sandbox', 'gateway', ...names]),
  avatar: z.string(),
  rooms: z.array(z.object({ wxid: z.string(), nickname: z.string(), avatar: z.string(), total_member: z.int() })),
  /** HH:mm in Shanghai, or empty. */
  quietFrom: z.string(),
  quietTo: z.string(),
  /** Whether it is quiet right now. */
  isQuiet: z.boolean(),
  perMinute: z.int(),
  isOff: z.boolean(),
  /** Why nothing arrives there; empty while it works. */
  trouble: z.string(),
  /** Its key was sealed with another key than the site has now, and must be entered anew. */
  isSecretLost: z.boolean(),
});

const Run = z.object({ due: z.string(), dueText: z.string(), state: z.enum(RUN_STATES), message: z.string() });

const Timer = z.object({
  id: z.int(),
  name: z.string(),
  interfaceName: z.string(),
  requestBody: anyObject,
  cron: z.string().nullable(),
  at: z.string().nullable(),
  workdays: z.boolean(),
  paused: z.boolean(),
  next: z.string().nullable(),
  last: Run.nullable(),
  whenText: z.string(),
  /** The next five, in words. */
  nextTexts: z.array(z.string()),
  /** What has run and what will still run today, as HH:mm; at most 50 of what is to come. */
  today: z.array(z.object({ time: z.string(), state: z.enum([...RUN_STATES, 'coming']) })),
  runs: z.array(Run),
});

const OutboxMessage = z.object({
  id: z.int(),
  guid: z.string(),
  interfaceName: z.string(),
  requestBody: anyObject,
  origin: z.string(),
  state: z.enum(OUTBOX_STATES),
  attempts: z.int(),
  error: z.string(),
  /** It may have arrived although no answer said so. */
  isDoubtful: z.boolean(),
  createdTime: z.string(),
  doneTime: z.string().nullable(),
  /** The end of the quiet hours that it waits for. */
  waitsUntil: z.string().nullable(),
});

const Answer = z.object({ status: z.int(), msg: z.string(), data: z.unknown() });

export const robotApi = {
  'POST /api/v1/wechat/robot/forwardPost': {
    auth: 'operator',
    summary: '转发一个机器人操作；带 timer 时存为定时任务。发送类操作先进发件箱；dryRun 只演练；同一个 key 只发一次',
    body: z.object({
      interfaceName: z.string('请填写接口名').trim().min(1, '请填写接口名').max(200, '接口名太长'),
      requestBody: jsonOr(anyObject.default({})),
      timer: jsonOr(z.object(plan, '定时须是 JSON 对象').nullish()),
      dryRun: flag.default(false),
      key: z.string().trim().max(100, 'key 不能超过 100 个字符').optional(),
    }),
    data: Answer,
    errors: [
      'robot.unknown_interface',
      'robot.bad_message',
      'robot.foreign_callback',
      'robot.bad_timer',
      'robot.not_found',
      'robot.bad_channel',
    ],
  },
  'GET /api/v1/wechat/robot': {
    auth: 'operator',
    summary: '机器人列表，新建的在前；mode 是新建机器人默认的驱动',
    data: z.object({ mode: z.enum(['sandbox', 'gateway']), callbackUrl: z.string(), Result: z.array(Robot) }),
    errors: [],
  },
  'PUT /api/v1/wechat/robot/:guid': {
    auth: 'operator',
    summary: '设置机器人的免打扰时间（北京时间）；两个都留空就是不设',
    params: z.object({ guid: z.string().max(200) }),
    body: z
      .object({ quietFrom: clockTime, quietTo: clockTime, seen })
      .refine(({ quietFrom, quietTo }) => (quietFrom === '') === (quietTo === ''), {
        path: ['quietTo'],
        error: '开始和结束要一起填',
      })
      .refine(({ quietFrom, quietTo }) => quietFrom === '' || quietFrom !== quietTo, {
        path: ['quietTo'],
        error: '开始和结束不能是同一个时间',
      }),
    data: Robot,
    errors: ['robot.not_found', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'PUT /api/v1/wechat/robot/:guid/secret': {
    auth: 'operator',
    summary: '重新填写机器人的密钥；只写不读，在数据库里是加密的',
    params: z.object({ guid: z.string().max(200) }),
    body: z.object({ secret: z.string('请填写密钥').trim().min(1, '请填写密钥').max(500, '密钥太长') }),
    data: Robot,
    errors: ['robot.not_found', 'robot.bad_secret'],
  },
  'DELETE /api/v1/wechat/robot/:guid': {
    auth: 'operator',
    summary: '删除机器人和它的发件箱',
    params: z.object({ guid: z.string().max(200) }),
    data: z.boolean(),
    errors: ['robot.not_found'],
  },
  'GET /api/v1/wechat/robot/timers': {
    auth: 'operator',
    summary: '定时任务：下次、上次、执行记录；可以按状态、机器人和文字筛选',
    query: z.object({
      state: z.enum(TIMER_STATES).optional().catch(undefined),
      guid: z.string().max(200).default(''),
      words,
    }),
    data: z.object({
      Result: z.array(Timer),
      /** Counts over all entries, whatever the filter is. */
      Counts: z.object({ all: z.int(), on: z.int(), paused: z.int(), failed: z.int() }),
    }),
    errors: [],
  },
  'PUT /api/v1/wechat/robot/timer': {
    auth: 'operator',
    summary: '修改、暂停、立即执行（run）或删除（deleted）定时任务',
    body: z.object({
      id,
      ...plan,
      interfaceName: z.string().max(200).optional(),
      requestBody: jsonOr(anyObject.optional()),
      run: flag.optional(),
      deleted: flag.optional(),
      seen,
    }),
    data: Timer.nullable(),
    errors: [
      'robot.timer_not_found',
      'robot.bad_timer',
      'robot.bad_message',
      'robot.unknown_interface',
      'robot.not_found',
      CHANGED_MEANWHILE,
    ],
    failureData: Meanwhile,
  },
  'GET /api/v1/wechat/robot/outbox': {
    auth: 'operator',
    summary: '发件箱，最新的在前',
    query: z.object({ ...pageQueryOf(20), state: z.enum(OUTBOX_STATES).optional().catch(undefined) }),
    data: pageOf(OutboxMessage),
    errors: [],
  },
  'POST /api/v1/wechat/robot/outbox/:id/retry': {
    auth: 'operator',
    summary: '重发一条发不出去的消息',
    params: z.object({ id }),
    data: z.boolean(),
    errors: ['robot.message_not_found'],
  },
  'POST /api/v1/wechat/robot/callback/:secret': {
    auth: 'visitor',
    summary: '机器人网关的回调；地址里的密文由本站生成',
    params: z.object({ secret: z.string().max(200) }),
    body: z.object({
      guid: z.string().max(200),
      message: z.object({ type: z.int(), data: z.unknown().optional() }),
    }),
    data: z.boolean(),
    errors: ['http.unknown_endpoint', 'limit.too_many'],
    limit: { per: 'address', max: 600, seconds: 60 },
  },
} as const satisfies EndpointTable;

export type Robot = z.output<typeof Robot>;
export type RobotTimer = z.output<typeof Timer>;
export type OutboxMessage = z.output<typeof OutboxMessage>;
