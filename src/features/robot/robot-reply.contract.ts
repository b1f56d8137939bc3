import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id } from '#/contract/fields.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';
import { REPLY_KINDS, REPLY_MATCHES } from './robot-states.pure.ts';

const match = z.enum(REPLY_MATCHES, '请选择触发条件');
const kind = z.enum(REPLY_KINDS, '请选择回复方式');
const whole = (name: string, max: number) =>
  z.coerce.number(`${name}不正确`).int(`${name}不正确`).min(0, `${name}不正确`).max(max, `${name}不能超过 ${max}`);

const fields = {
  match: match.optional(),
  pattern: z.string().trim().max(500, '匹配内容不能超过 500 个字').optional(),
  kind: kind.optional(),
  content: z.string().max(4000, '内容不能超过 4000 个字').optional(),
  title: z.string().max(128, '标题不能超过 128 个字').optional(),
  desc: z.string().max(512, '描述不能超过 512 个字').optional(),
  url: z.string().max(2048, '地址太长').optional(),
  image_url: z.string().max(2048, '地址太长').optional(),
  cooldownSeconds: whole('冷却时间', 86_400).optional(),
  position: whole('顺序', 100_000).optional(),
  isOn: flag.optional(),
};

const Rule = z.object({
  id: z.int(),
  match,
  pattern: z.string(),
  kind,
  content: z.string(),
  title: z.string(),
  desc: z.string(),
  url: z.string(),
  image_url: z.string(),
  cooldownSeconds: z.int(),
  position: z.int(),
  isOn: z.boolean(),
  /** How often it answered in the last 30 days. */
  hits: z.int(),
});

const Shown = z.object({
  kind: z.enum(['text', 'image', 'card', 'titles']),
  text: z.string(),
  url: z.string(),
  image: z.string(),
  things: z.array(z.object({ title: z.string(), note: z.string(), url: z.string(), image: z.string() })),
});

const Tried = z.object({
  /** Null where nothing would be said. */
  reply: Shown.nullable(),
  ruleId: z.int().nullable(),
  /** Which of the site's own answers it is, where no rule gave it. */
  own: z.string().nullable(),
  /** Which rule answers and what was understood, or why none does. */
  why: z.string(),
  ms: z.int(),
});

const Waiting = z.object({
  guid: z.string(),
  person: z.string(),
  channel: z.string(),
  driver: z.string(),
  /** All that was said since. */
  words: z.string(),
  askedText: z.string(),
  /** Whether the robot is still silent for them. */
  isHeld: z.boolean(),
  /** Whether an answer from here reaches them. */
  canAnswer: z.boolean(),
});

const REFUSALS = ['robot.bad_rule', 'robot.bad_message'] as const;

export const robotReplyApi = {
  'GET /api/v1/wechat/robot/reply': {
    auth: 'operator',
    summary: '自动回复规则，按顺序',
    data: z.object({
      Result: z.array(Rule),
      /** Over the last 30 days; what the site answered by itself, and what nobody answered. */
      Own: z.int(),
      OwnHits: z.array(z.object({ name: z.string(), hits: z.int() })),
      Missed: z.int(),
      /** What was said most often in the last 7 days and not answered. */
      MissedWords: z.array(z.object({ words: z.string(), times: z.int() })),
    }),
    errors: [],
  },
  'POST /api/v1/wechat/robot/reply/try': {
    auth: 'operator',
    writes: false,
    summary: '试一句：哪条规则会回答、为什么；不记账，不留短链，不计数',
    body: z.object({
      text: z.string('请写一句话').trim().min(1, '请写一句话').max(1000, '不能超过 1000 个字'),
      isGroup: flag.default(false),
    }),
    data: Tried,
    errors: [],
  },
  'PUT /api/v1/wechat/robot/reply/order': {
    auth: 'operator',
    summary: '按给出的编号排列规则；没给出的排在后面',
    body: z.object({ ids: z.array(id).max(1000, '规则太多') }),
    data: z.boolean(),
    errors: [],
  },
  'GET /api/v1/wechat/robot/reply/waiting': {
    auth: 'operator',
    summary: '要找人工的人，最近一天',
    data: z.object({ Result: z.array(Waiting) }),
    errors: [],
  },
  'POST /api/v1/wechat/robot/reply/waiting': {
    auth: 'operator',
    summary: '回一句（text），或交还给机器人（isDone）',
    body: z.object({
      guid: z.string().max(200),
      person: z.string().max(200),
      text: z.string().trim().max(1000, '不能超过 1000 个字').default(''),
      isDone: flag.default(false),
    }),
    data: z.boolean(),
    errors: ['robot.not_waiting', 'robot.bad_message'],
  },
  'POST /api/v1/wechat/robot/reply': {
    auth: 'operator',
    summary: '新建自动回复规则',
    body: z.object(fields),
    data: Rule,
    errors: [...REFUSALS],
  },
  'PUT /api/v1/wechat/robot/reply/:id': {
    auth: 'operator',
    summary: '修改或停用自动回复规则',
    params: z.object({ id }),
    body: z.object({ ...fields, seen }),
    data: Rule,
    errors: [...REFUSALS, 'robot.rule_not_found', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'DELETE /api/v1/wechat/robot/reply/:id': {
    auth: 'operator',
    summary: '删除自动回复规则',
    params: z.object({ id }),
    data: z.boolean(),
    errors: ['robot.rule_not_found'],
  },
} as const satisfies EndpointTable;

export type WaitingPerson = z.output<typeof Waiting>;
export type ReplyRule = z.output<typeof Rule>;
export type TriedReply = z.output<typeof Tried>;
export type ReplyWish = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> };
