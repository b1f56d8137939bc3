import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag } from '#/contract/fields.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { type ChannelName, channelKinds } from './channels.pure.ts';

// The keys of the table are exactly these names.
const names = Object.keys(channelKinds) as [ChannelName, ...ChannelName[]];
const driver = z.enum(names, '没有这种渠道');
const fields = z.record(z.string().max(40), z.string().max(2048, '太长'), '请填写渠道的各项');
const nickname = z.string('请填写名称').trim().min(1, '请填写名称').max(40, '名称不能超过 40 个字');
const perMinute = z.coerce
  .number('每分钟条数不正确')
  .int('每分钟条数不正确')
  .min(1, '每分钟至少 1 条')
  .max(600, '每分钟最多 600 条');
const text = z.string().trim().max(500, '测试消息不能超过 500 个字').default('');
const params = z.object({ guid: z.string().max(200) });

const Tested = z.object({
  isArrived: z.boolean(),
  /** What the service itself said, or why nothing came through. */
  answer: z.string(),
  ms: z.int(),
  /** Which of the fields the service refused; empty when it is not about one. */
  field: z.string(),
});

const Channel = z.object({
  guid: z.string(),
  driver: z.string(),
  nickname: z.string(),
  kind: z.string(),
  state: z.enum(['ok', 'limited', 'down', 'off', 'login']),
  /** The state in words, and what happened last. */
  word: z.string(),
  line: z.string(),
  hears: z.boolean(),
  /** Where the service has to send what people write; empty for those that cannot hear. */
  hearUrl: z.string(),
  perMinute: z.int(),
  rooms: z.int(),
  /** How many were sent on each of the last 14 days, the oldest first. */
  days: z.array(z.int()),
  /** Not delivered since, and certainly not: they go out when the channel works again. */
  owed: z.int(),
});

export const robotChannelApi = {
  'GET /api/v1/wechat/robot/channel': {
    auth: 'operator',
    summary: '渠道的状态、最近 14 天和今天的数',
    data: z.object({
      Result: z.array(Channel),
      Today: z.object({ sent: z.int(), replies: z.int(), doubtful: z.int() }),
    }),
    errors: [],
  },
  'POST /api/v1/wechat/robot/channel/test': {
    auth: 'operator',
    summary: '用还没保存的设置发一条测试消息；什么都不保存',
    body: z.object({ driver, fields, text, room: z.string().trim().max(200).default('') }),
    data: Tested,
    errors: ['robot.bad_channel'],
    limit: { per: 'member', max: 60, seconds: 600 },
  },
  'POST /api/v1/wechat/robot/channel': {
    auth: 'operator',
    summary: '添加渠道；密钥加密存放，不再显示',
    body: z.object({ driver, fields, nickname, perMinute: perMinute.optional() }),
    data: z.object({
      guid: z.string(),
      hearUrl: z.string(),
      /** A signing secret that we made, shown this once. */
      secret: z.string(),
    }),
    errors: ['robot.bad_channel'],
  },
  'PUT /api/v1/wechat/robot/channel/:guid': {
    auth: 'operator',
    summary: '改名、改速度、停用，或重新填写密钥（fields）；修好之后没送到的接着发',
    params,
    body: z.object({
      nickname: nickname.optional(),
      perMinute: perMinute.optional(),
      isOff: flag.optional(),
      fields: fields.optional(),
      seen,
    }),
    data: z.object({ revived: z.int() }),
    errors: ['robot.not_found', 'robot.bad_channel', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'POST /api/v1/wechat/robot/channel/:guid/test': {
    auth: 'operator',
    summary: '给已有的渠道发一条测试消息',
    params,
    body: z.object({ text }),
    data: Tested,
    errors: ['robot.not_found', 'robot.bad_channel'],
    limit: { per: 'member', max: 60, seconds: 600 },
  },
  'POST /api/v1/wechat/robot/channel/:guid/listen': {
    auth: 'operator',
    summary: '让 Telegram 把收到的消息送到本站',
    params,
    data: Tested,
    errors: ['robot.not_found', 'robot.bad_channel'],
  },
} as const satisfies EndpointTable;

export type RobotChannel = z.output<typeof Channel>;
export type TestedChannel = z.output<typeof Tested>;
