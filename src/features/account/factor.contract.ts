import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, text } from '#/contract/fields.ts';
import { LOGIN_FAILURES, UserInfo } from './account.contract.ts';
import { password } from './account-fields.contract.ts';

/** Six digits of an authenticator, or one of the recovery codes. */
const anyCode = z.string('请填写验证码').trim().min(1, '请填写验证码').max(40, '验证码太长');
const keyName = text('名称', 40);

const Passkey = z.object({
  Id: z.int(),
  Name: z.string(),
  CreatedTime: z.string(),
  UsedTime: z.string().nullable(),
});

/** As the browser's WebAuthn gives it, in JSON. Its parts are checked when it is verified. */
const Credential = z.looseObject({
  id: z.string('通行密钥的内容不完整').max(2000),
  response: z.looseObject({ clientDataJSON: z.string('通行密钥的内容不完整').max(10_000) }, '通行密钥的内容不完整'),
});

/** For the browser's WebAuthn, in JSON. */
const Options = z.looseObject({ challenge: z.string() });

const RecoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) });
const CONFIRM_ERRORS = ['account.wrong_password', 'limit.too_many'] as const;

/** The second step of a login, and coming in without a password. */
export const secondStepApi = {
  'POST /api/v1/user/login/factor': {
    auth: 'visitor',
    summary: '登录的第二步：密码对了之后，用票据和验证码（或恢复码）换取登录',
    body: z.object({ Ticket: z.string('请重新登录').min(1, '请重新登录').max(100, '请重新登录'), Code: anyCode }),
    data: UserInfo,
    errors: ['account.ticket_over', 'account.wrong_factor', 'limit.too_many'],
  },
  'POST /api/v1/user/login/passkey/options': {
    auth: 'visitor',
    summary: '用通行密钥登录：取一次性的挑战，5 分钟内有效',
    data: Options,
    errors: ['limit.too_many'],
    limit: { per: 'address', max: 120, seconds: 600 },
  },
  'POST /api/v1/user/login/passkey': {
    auth: 'visitor',
    summary: '用通行密钥登录，等于密码加验证码',
    body: z.object({ Credential }),
    data: UserInfo,
    errors: ['account.wrong_passkey', ...LOGIN_FAILURES],
    limit: { per: 'address', max: 60, seconds: 600 },
  },
} as const satisfies EndpointTable;

/** A member's own second factor and passkeys. What weakens the account asks for the password again. */
export const factorApi = {
  'GET /api/v1/user/factor': {
    auth: 'member',
    summary: '我的两步验证和通行密钥',
    data: z.object({
      /** Null when there is none. */
      TotpTime: z.string().nullable(),
      RecoveryCodesLeft: z.int(),
      Passkeys: z.array(Passkey),
    }),
    errors: [],
  },
  'POST /api/v1/user/totp': {
    auth: 'member',
    loginOnly: true,
    summary: '开始设置验证器：返回密钥，用验证码确认之后才生效',
    body: z.object({ Password: password }),
    data: z.object({ Secret: z.string(), Uri: z.string() }),
    errors: ['account.factor_exists', ...CONFIRM_ERRORS],
  },
  'PUT /api/v1/user/totp': {
    auth: 'member',
    loginOnly: true,
    summary: '用验证码确认验证器，返回十个恢复码（只显示这一次）',
    body: z.object({ Code: anyCode }),
    data: RecoveryCodes,
    errors: ['account.factor_exists', 'account.enrolment_over', 'account.wrong_factor', 'limit.too_many'],
  },
  'DELETE /api/v1/user/totp': {
    auth: 'member',
    loginOnly: true,
    summary: '关闭两步验证',
    body: z.object({ Password: password, Code: anyCode }),
    data: z.boolean(),
    errors: ['account.no_factor', 'account.wrong_factor', ...CONFIRM_ERRORS],
  },
  'POST /api/v1/user/recovery-codes': {
    auth: 'member',
    loginOnly: true,
    summary: '重新生成十个恢复码，旧的全部作废（只显示这一次）',
    body: z.object({ Password: password, Code: anyCode }),
    data: RecoveryCodes,
    errors: ['account.no_factor', 'account.wrong_factor', ...CONFIRM_ERRORS],
  },
  'POST /api/v1/user/passkeys/options': {
    auth: 'member',
    loginOnly: true,
    summary: '开始添加通行密钥：取一次性的挑战，5 分钟内有效',
    body: z.object({ Password: password }),
    data: Options,
    errors: ['account.too_many_passkeys', ...CONFIRM_ERRORS],
  },
  'POST /api/v1/user/passkeys': {
    auth: 'member',
    loginOnly: true,
    summary: '添加通行密钥',
    body: z.object({ Name: keyName, Credential }),
    data: Passkey,
    errors: ['account.passkey_refused'],
  },
  'PUT /api/v1/user/passkeys/:Id': {
    auth: 'member',
    loginOnly: true,
    summary: '给通行密钥改名',
    params: z.object({ Id: id }),
    body: z.object({ Name: keyName }),
    data: z.boolean(),
    errors: ['account.no_such_passkey'],
  },
  'DELETE /api/v1/user/passkeys/:Id': {
    auth: 'member',
    loginOnly: true,
    summary: '移除通行密钥',
    params: z.object({ Id: id }),
    body: z.object({ Password: password }),
    data: z.boolean(),
    errors: ['account.no_such_passkey', ...CONFIRM_ERRORS],
  },
} as const satisfies EndpointTable;

export type Passkey = z.output<typeof Passkey>;
