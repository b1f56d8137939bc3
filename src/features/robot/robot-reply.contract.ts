import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id } from '#/contract/fields.ts';

const match = z.enum(['keyword', 'regex', 'default'], '请选择匹配方式');
const kind = z.enum(['text', 'image', 'card', 'search'], '请选择回复方式');
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
});

const REFUSALS = ['robot.bad_rule', 'robot.bad_message'] as const;

export const robotReplyApi = {
  'GET /api/v1/wechat/robot/reply': {
    auth: 'operator',
    summary: '自动回复规则，按顺序',
    data: z.object({ Result: z.array(Rule) }),
    errors: [],
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
    body: z.object(fields),
    data: Rule,
    errors: [...REFUSALS, 'robot.rule_not_found'],
  },
  'DELETE /api/v1/wechat/robot/reply/:id': {
    auth: 'operator',
    summary: '删除自动回复规则',
    params: z.object({ id }),
    data: z.boolean(),
    errors: ['robot.rule_not_found'],
  },
} as const satisfies EndpointTable;

export type ReplyRule = z.output<typeof Rule>;
export type ReplyWish = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> };
