import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const Member = z.object({
  Id: z.int(),
  Username: z.string(),
  Email: z.string().nullable(),
  IsOperator: z.boolean(),
  IsDisabled: z.boolean(),
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
    summary: '停用或恢复会员；停用后所有登录随之失效',
    params: z.object({ Id: id }),
    body: z.object({ IsDisabled: flag }),
    data: Member,
    errors: ['account.no_such_member', 'account.is_operator'],
  },
} as const satisfies EndpointTable;
