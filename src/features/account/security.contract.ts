import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { SECURITY_KINDS, type SecurityKind } from './security-kinds.pure.ts';

// The names of an object are its kinds.
const Kind = z.enum(Object.keys(SECURITY_KINDS) as [SecurityKind, ...SecurityKind[]]);

const MyEvent = z.object({
  Id: z.int(),
  Kind,
  Time: z.string(),
  /** The name of the device, e.g. Windows · Chrome. */
  Device: z.string(),
  Address: z.string(),
  /** How many of the same within a minute. */
  Count: z.int(),
});

const Event = MyEvent.extend({
  /** Null when it belongs to no member. */
  Username: z.string().nullable(),
  Detail: z.string(),
});

const choice = z.string().trim().max(100).default('');

/** The log of what happens to accounts. */
export const securityApi = {
  'GET /api/v1/user/security': {
    auth: 'member',
    summary: '我的安全记录，最新的在前',
    query: z.object(pageQueryOf(10)),
    data: pageOf(MyEvent),
    errors: [],
  },
  'GET /api/v1/security': {
    auth: 'operator',
    summary: '安全记录：登录、失败、重设和拒绝，最新的在前；可按种类、用户名、地址筛选',
    query: z.object({ kind: choice, member: choice, address: choice, ...pageQueryOf(20) }),
    data: pageOf(Event),
    errors: [],
  },
  'GET /api/v1/security/policy': {
    auth: 'operator',
    summary: '安全要求',
    data: z.object({ OperatorFactor: z.boolean() }),
    errors: [],
  },
  'PUT /api/v1/security/policy': {
    auth: 'operator',
    loginOnly: true,
    summary: '要求站长用两步验证或通行密钥登录；要先给自己设好',
    body: z.object({ OperatorFactor: flag }),
    data: z.object({ OperatorFactor: z.boolean() }),
    errors: ['account.factor_first'],
  },
} as const satisfies EndpointTable;

export type MySecurityEvent = z.output<typeof MyEvent>;
