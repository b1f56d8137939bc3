import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { optionalText, text } from '#/contract/fields.ts';

/** Nothing that turns, hides or piles up: a title stands in a small box beside others. */
const plain = (value: string) => !/[\p{C}\p{M}\u2028\u2029]/u.test(value);

export const State = z.enum(['pending', 'approved', 'refused']);
const Check = z.object({
  /** none: never asked for; waiting: under way; found, nofollow, missing, unreachable: what it came to. */
  State: z.enum(['none', 'waiting', 'found', 'nofollow', 'missing', 'unreachable']),
  Note: z.string(),
  CheckedTime: z.string().nullable(),
});

export const Application = z.object({
  Title: z.string(),
  Url: z.string(),
  BackUrl: z.string(),
  State,
  /** Why it was refused. */
  Reason: z.string(),
  Check,
  CreatedTime: z.string(),
});

/** Long, random, and the only way to one's application. */
const ticket = z.object({ Ticket: z.string().max(100) });

const address = (name: string) => z.string(`请填写${name}`).trim().max(500, `${name}太长`);

/** What a link is made of, whoever brings it. */
export const siteFields = {
  Title: text('网站名', 20).refine(plain, '网站名里有看不见的字符'),
  Url: address('网址').min(1, '请填写网址'),
};

export const friendLinkApi = {
  'GET /api/v1/friend_link/all': {
    auth: 'visitor',
    summary: '友情链接',
    data: z.array(z.object({ title: z.string(), url: z.string() })),
    errors: [],
    shared: true,
  },
  'POST /api/v1/friend_link': {
    auth: 'visitor',
    summary: '申请友情链接；Ticket 用来查看结果。BackUrl 是放了本站链接的页面，空为 Url',
    body: z.object({
      ...siteFields,
      BackUrl: address('互链页面').default(''),
      Contact: optionalText('联系方式', 100).default(''),
      Note: optionalText('留言', 200).default(''),
    }),
    data: Application.extend({ Ticket: z.string() }),
    errors: [
      'friend_link.bad_address',
      'friend_link.own_site',
      'friend_link.other_site',
      'friend_link.already_there',
      'friend_link.already_asked',
      'friend_link.queue_full',
      'limit.too_many',
    ],
    limit: { per: 'address', max: 10, seconds: 3600 },
  },
  'GET /api/v1/friend_link/application/:Ticket': {
    auth: 'visitor',
    summary: '我的友链申请到哪一步了',
    params: ticket,
    data: Application,
    errors: ['friend_link.not_found'],
  },
  'POST /api/v1/friend_link/application/:Ticket/check': {
    auth: 'visitor',
    summary: '放好本站链接之后，请再检查一次',
    params: ticket,
    data: Application,
    errors: ['friend_link.not_found', 'limit.too_many'],
    limit: { per: 'address', max: 6, seconds: 600 },
  },
} as const satisfies EndpointTable;

export type FriendLinkApplication = z.output<typeof Application>;
