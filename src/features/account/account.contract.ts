import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { Challenge, proofField } from '#/contract/proof.ts';
import { code, email, newPassword, password, username } from './account-fields.contract.ts';

const Login = z.object({
  Username: z.string('请填写用户名').trim().min(1, '请填写用户名').max(254, '用户名太长'),
  Password: password,
  /** Only when limit.proof_needed asked for it. */
  Proof: proofField,
});

/** What a browser keeps as `userInfo`. */
export const UserInfo = z.object({
  Token: z.string(),
  Id: z.int(),
  Username: z.string(),
  MustChangePassword: z.boolean(),
});

/** Seconds until another code may be asked for, and until this one is void. */
export const CodeSent = z.object({ ResendAfter: z.int(), ValidFor: z.int() });

/** Out of the address of a link. */
const resetToken = z.string('链接不完整').min(1, '链接不完整').max(100, '链接不完整');

const PROOF_ERRORS = ['limit.proof_needed', 'limit.proof_wrong', 'limit.proof_spent', 'limit.too_many'] as const;
export const LOGIN_FAILURES = ['account.disabled', 'limit.too_many'] as const;
const LOGIN_ERRORS = ['account.wrong_login', 'account.factor_needed', 'account.disabled', ...PROOF_ERRORS] as const;
/** With account.factor_needed: stands for the password at POST /api/v1/user/login/factor, for so many seconds. */
const FactorNeeded = z.object({ Ticket: z.string(), ValidFor: z.int() });
const CODE_ERRORS = ['account.mail_failed', ...PROOF_ERRORS] as const;

/** Coming in: without an account, or without a login. */
export const accountApi = {
  'GET /api/v1/user/login': {
    auth: 'visitor',
    summary: '登录（GET 形式，建议用 POST）；只有来自本站页面的请求才种 Cookie',
    query: Login,
    data: UserInfo,
    errors: LOGIN_ERRORS,
    failureData: FactorNeeded,
  },
  'POST /api/v1/user/login': {
    auth: 'visitor',
    summary: '登录；打开了两步验证的账号，密码对了也先答 401 account.factor_needed，带着票据去第二步',
    body: Login,
    data: UserInfo,
    errors: LOGIN_ERRORS,
    failureData: FactorNeeded,
  },
  'GET /api/v1/user/challenge': {
    auth: 'visitor',
    summary:
      '领取一道工作量证明题：登录、注册或找回密码答复 limit.proof_needed 时用，解（ALTCHA 格式的 base64）放进 Proof 再发一次；10 分钟内有效，只能用一次',
    query: z.object({
      For: z.enum(['login', 'register', 'forget']).default('login'),
      /** Whose login: an account that many guess at costs more. */
      Username: z.string().trim().max(254, '用户名太长').default(''),
    }),
    data: Challenge,
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 60, seconds: 60 },
  },
  'GET /api/v1/user/logout': {
    auth: 'visitor',
    summary: '退出登录',
    writes: true,
    data: z.boolean(),
    errors: [],
  },
  'POST /api/v1/code/register': {
    auth: 'visitor',
    summary: '发送注册验证码；邮箱已有账号时答复相同，邮件里说明',
    body: z.object({ Email: email, Proof: proofField }),
    data: CodeSent,
    errors: CODE_ERRORS,
  },
  'POST /api/v1/user/register': {
    auth: 'visitor',
    summary: '注册，成功即登录',
    body: z.object({ Username: username, Password: newPassword, Email: email, Code: code, Proof: proofField }),
    data: UserInfo,
    errors: ['account.wrong_code', ...PROOF_ERRORS],
  },
  'POST /api/v1/code/forget': {
    auth: 'visitor',
    summary: '发送找回密码的验证码；不论账号是否存在，答复相同',
    body: z.object({ Email: email, Proof: proofField }),
    data: CodeSent,
    errors: CODE_ERRORS,
  },
  'GET /api/v1/user/forget': {
    auth: 'visitor',
    summary: '校验验证码（错误计入次数）',
    query: z.object({ Email: email, Code: code }),
    data: z.boolean(),
    errors: ['limit.too_many'],
  },
  'PUT /api/v1/user/forget': {
    auth: 'visitor',
    summary: '重设密码，所有登录随之失效',
    body: z.object({ Email: email, Code: code, Password: newPassword }),
    data: z.boolean(),
    errors: ['account.wrong_code', 'limit.too_many'],
  },
  'GET /api/v1/user/reset': {
    auth: 'visitor',
    summary: '站长给的重设密码链接还能不能用',
    query: z.object({ Token: resetToken }),
    data: z.boolean(),
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 60, seconds: 600 },
  },
  'PUT /api/v1/user/reset': {
    auth: 'visitor',
    summary: '用站长给的链接设新密码，只能用一次，所有登录随之失效',
    body: z.object({ Token: resetToken, Password: newPassword }),
    data: z.boolean(),
    errors: ['account.dead_link', 'limit.too_many'],
    limit: { per: 'address', max: 20, seconds: 600 },
  },
} as const satisfies EndpointTable;

export type UserInfo = z.output<typeof UserInfo>;
