import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { placeOf } from '#/platform/limits/place.ts';
import { memberAdminApi } from '../member-admin.contract.ts';
import { presentMember } from './account.present.ts';
import type { MemberAdminService } from './member-admin.service.ts';
import type { MemberResetService } from './member-reset.service.ts';
import { CODE_SECONDS, RESET_LINK_SECONDS } from './verification.rules.ts';

export function bindMemberAdminApi(service: MemberAdminService, resets: MemberResetService) {
  return bindApi(memberAdminApi, {
    'GET /api/v1/user/members': async ({ query }) => {
      const { accounts, total } = await service.list(query.words, sliceOf(query));
      return toPage(accounts.map(presentMember), total, query);
    },
    'PUT /api/v1/user/members/:Id': async ({ params, body }) =>
      presentMember(await service.setDisabled(params.Id, body.IsDisabled)),
    'POST /api/v1/user/members/:Id/reset': async ({ params }, { caller, address, siteOrigin }) => {
      const by = { memberId: memberOf(caller).memberId, place: placeOf(address) };
      const { account, token } = await resets.reset(params.Id, by);
      return {
        Username: account.username,
        SentTo: token === null ? account.email : null,
        Link: token && `${siteOrigin}/reset?token=${encodeURIComponent(token)}`,
        ValidFor: token === null ? CODE_SECONDS : RESET_LINK_SECONDS,
      };
    },
  });
}
