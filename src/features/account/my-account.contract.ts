import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id } from '#/contract/fields.ts';
import { CodeSent } from './account.contract.ts';
import { code, email, newPassword, password } from './account-fields.contract.ts';

const Account = z.object({
  Id: z.int(),
  Username: z.string(),
  Email: z.string().nullable(),
  IsOperator: z.boolean(),
  MustChangePassword: z.boolean(),
  /** An operator who must set up a second factor before anything else. */
  MustSetFactor: z.boolean(),
  CreatedTime: z.string(),
});

const Session = z.object({
  Id: z.int(),
  UserAgent: z.string(),
  CreatedTime: z.string(),
  /** Kept to the day: a session is written at most once a day. */
  SeenTime: z.string(),
  IsCurrent: z.boolean(),
});

/** What members do with their own account. Everything dangerous asks for the password again. */
export const myAccountApi = {
  'GET /api/v1/user': { auth: 'member', beforePasswordChange: true, summary: '当前会员', data: Account, errors: [] },
  'PUT /api/v1/user/password': {
    auth: 'member',
    loginOnly: true,
    beforePasswordChange: true,
    summary: '修改密码，其他登录随之失效',
    body: z.object({ OldPassword: password, Password: newPassword }),
    data: z.boolean(),
    errors: ['account.wrong_password', 'limit.too_many'],
  },
  'POST /api/v1/code/email': {
    auth: 'member',
    loginOnly: true,
    summary: '向新邮箱发送验证码',
    body: z.object({ Email: email }),
    data: CodeSent,
    errors: ['account.mail_failed', 'limit.too_many'],
  },
  'PUT /api/v1/user/email': {
    auth: 'member',
    loginOnly: true,
    summary: '更换邮箱',
    body: z.object({ Email: email, Code: code, Password: password }),
    data: Account,
    errors: ['account.wrong_code', 'account.wrong_password', 'limit.too_many'],
  },
  'GET /api/v1/user/sessions': { auth: 'member', summary: '我的登录', data: z.array(Session), errors: [] },
  'DELETE /api/v1/user/sessions': {
    auth: 'member',
    loginOnly: true,
    summary: '退出所有登录，包括当前的',
    data: z.boolean(),
    errors: [],
  },
  'DELETE /api/v1/user/sessions/others': {
    auth: 'member',
    loginOnly: true,
    summary: '退出其他登录，只留当前的',
    data: z.boolean(),
    errors: [],
  },
  'DELETE /api/v1/user/sessions/:Id': {
    auth: 'member',
    loginOnly: true,
    summary: '退出一个登录',
    params: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['account.no_such_session'],
  },
  'GET /api/v1/user/export': {
    auth: 'member',
    loginOnly: true,
    summary: '导出我的全部数据',
    data: z.record(z.string(), z.unknown()),
    errors: ['limit.too_many'],
    limit: { per: 'member', max: 10, seconds: 3600 },
  },
  'DELETE /api/v1/user': {
    auth: 'member',
    loginOnly: true,
    summary: '注销账号，删除全部数据',
    body: z.object({ Password: password }),
    data: z.boolean(),
    errors: ['account.wrong_password', 'account.last_operator', 'limit.too_many'],
  },
} as const satisfies EndpointTable;

export type Account = z.output<typeof Account>;
export type Session = z.output<typeof Session>;
