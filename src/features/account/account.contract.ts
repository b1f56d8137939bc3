import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';

const Login = z.object({
  Username: z.string('请填写用户名').trim().min(1, '请填写用户名').max(254, '用户名太长'),
  Password: z.string('请填写密码').min(1, '请填写密码').max(256, '密码太长'),
});

const UserInfo = z.object({ Token: z.string(), Id: z.int(), Username: z.string() });

const Account = z.object({
  Id: z.int(),
  Username: z.string(),
  Email: z.string().nullable(),
  IsOperator: z.boolean(),
  MustChangePassword: z.boolean(),
  CreatedTime: z.string(),
});

const LOGIN_ERRORS = ['account.wrong_login', 'limit.too_many'] as const;

export const accountApi = {
  'GET /api/v1/user/login': {
    auth: 'visitor',
    summary: '登录（规格要求的 GET 形式；站内一律用 POST）',
    query: Login,
    data: UserInfo,
    errors: LOGIN_ERRORS,
  },
  'POST /api/v1/user/login': { auth: 'visitor', summary: '登录', body: Login, data: UserInfo, errors: LOGIN_ERRORS },
  'GET /api/v1/user/logout': {
    auth: 'visitor',
    summary: '退出登录',
    writes: true,
    data: z.boolean(),
    errors: [],
  },
  'GET /api/v1/user': { auth: 'member', summary: '当前会员', data: Account, errors: [] },
} as const satisfies EndpointTable;

export type UserInfo = z.output<typeof UserInfo>;
export type Account = z.output<typeof Account>;
