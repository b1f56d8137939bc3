import { sliceOf, toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { memberAdminApi } from '../member-admin.contract.ts';
import { presentMember } from './account.present.ts';
import type { MemberAdminService } from './member-admin.service.ts';

export function bindMemberAdminApi(service: MemberAdminService) {
  return bindApi(memberAdminApi, {
    'GET /api/v1/user/members': async ({ query }) => {
      const { accounts, total } = await service.list(query.words, sliceOf(query));
      return toPage(accounts.map(presentMember), total, query);
    },
    'PUT /api/v1/user/members/:Id': async ({ params, body }) =>
      presentMember(await service.setDisabled(params.Id, body.IsDisabled)),
  });
}
