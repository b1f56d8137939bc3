import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { password } from './account-fields.contract.ts';

const Member = z.object({
  Id: z.int(),
  Username: z.string(),
  Email: z.string().nullable(),
  IsOperator: z.boolean(),
  IsDisabled: z.boolean(),
  /** Whether there is a second factor or a passkey. */
  HasFactor: z.boolean(),
  CreatedTime: z.string(),
});

/** What an operator does with the members of the site. */
export const memberAdminApi = {
  'GET /api/v1/user/members': {
    auth: 'operator',
    summary: '会员列表，最新的在前；words 找用户名或邮箱',
    query: z.object({ words, ...pageQueryOf(20) }),
    data: pageOf(Member),
    errors: [],
  },
  'PUT /api/v1/user/members/:Id': {
    auth: 'operator',
    loginOnly: true,
    summary: '停用或恢复会员；停用后所有登录随之失效',
    params: z.object({ Id: id }),
    body: z.object({ IsDisabled: flag }),
    data: Member,
    errors: ['account.no_such_member', 'account.is_operator'],
  },
  'PUT /api/v1/user/members/:Id/operator': {
    auth: 'operator',
    loginOnly: true,
    summary: '设为站长或撤销站长；须输入自己的密码，对方要重新登录。自己的由另一位站长来撤',
    params: z.object({ Id: id }),
    body: z.object({ IsOperator: flag, Password: password }),
    data: Member,
    errors: [
      'account.no_such_member',
      'account.own_mark',
      'account.mark_gone',
      'account.mark_disabled',
      'account.wrong_password',
      'limit.too_many',
    ],
  },
  'DELETE /api/v1/user/members/:Id/factor': {
    auth: 'operator',
    loginOnly: true,
    summary: '移除会员的两步验证和通行密钥：会员丢了设备、也没有恢复码时用',
    params: z.object({ Id: id }),
    data: z.boolean(),
    errors: ['account.no_such_member', 'account.is_operator', 'account.no_factor'],
  },
  'POST /api/v1/user/members/:Id/reset': {
    auth: 'operator',
    loginOnly: true,
    summary:
      '让会员重设密码：旧密码和所有登录马上失效，新密码只由会员自己设。有邮件服务器时发验证码给会员，否则返回一个 30 分钟内有效的一次性链接（只显示这一次）',
    params: z.object({ Id: id }),
    data: z.object({
      Username: z.string(),
      /** Where the code went; null when a link was made instead. */
      SentTo: z.string().nullable(),
      /** For the operator to hand on; null when a letter was sent. */
      Link: z.string().nullable(),
      ValidFor: z.int(),
    }),
    errors: [
      'account.no_such_member',
      'account.is_operator',
      'account.reset_disabled',
      'account.mail_failed',
      'limit.too_many',
    ],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
} as const satisfies EndpointTable;
