import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { placeOf } from '#/platform/limits/place.ts';
import { memberAdminApi } from '../member-admin.contract.ts';
import { presentMember } from './account.present.ts';
import type { FactorService } from './factor.service.ts';
import type { MemberAdminService } from './member-admin.service.ts';
import type { MemberResetService } from './member-reset.service.ts';
import { CODE_SECONDS, RESET_LINK_SECONDS } from './verification.rules.ts';

interface Services {
  service: MemberAdminService;
  resets: MemberResetService;
  factors: Pick<FactorService, 'removeFor'>;
}

export function bindMemberAdminApi({ service, resets, factors }: Services) {
  return bindApi(memberAdminApi, {
    'GET /api/v1/user/members': async ({ query }) => {
      const { accounts, total, withFactor } = await service.list(query.words, sliceOf(query));
      return toPage(
        accounts.map((account) => presentMember(account, withFactor.has(account.id))),
        total,
        query,
      );
    },
    'PUT /api/v1/user/members/:Id': async ({ params, body }) =>
      presentMember(await service.setDisabled(params.Id, body.IsDisabled), await service.hasFactor(params.Id)),
    'DELETE /api/v1/user/members/:Id/factor': async ({ params }) => {
      await factors.removeFor(params.Id);
      return true;
    },
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
