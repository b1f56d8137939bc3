import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { placeOf } from '#/platform/limits/place.ts';
import { memberAdminApi } from '../member-admin.contract.ts';
import { presentMember } from './account.present.ts';
import type { FactorService } from './factor.service.ts';
import type { MemberAdminService } from './member-admin.service.ts';
import type { MemberResetService } from './member-reset.service.ts';
import type { MyAccountService } from './my-account.service.ts';
import { CODE_SECONDS, RESET_LINK_SECONDS } from './verification.rules.ts';

interface Services {
  service: MemberAdminService;
  resets: MemberResetService;
  factors: Pick<FactorService, 'removeFor'>;
  mine: Pick<MyAccountService, 'confirm'>;
}

export function bindMemberAdminApi({ service, resets, factors, mine }: Services) {
  /** The log tells a member by name. */
  const named = (username: string) => [{ field: 'Username', after: username }];

  return bindApi(memberAdminApi, {
    'GET /api/v1/user/members': async ({ query }) => {
      const { accounts, total, withFactor } = await service.list(query.words, sliceOf(query));
      return toPage(
        accounts.map((account) => presentMember(account, withFactor.has(account.id))),
        total,
        query,
      );
    },
    'PUT /api/v1/user/members/:Id': async ({ params, body }, call) => {
      const account = await service.setDisabled(params.Id, body.IsDisabled);
      const [before, after] = body.IsDisabled ? ['正常', '已停用'] : ['已停用', '正常'];
      call.tellChange([{ of: account.username, field: 'State', before, after }]);
      return presentMember(account, await service.hasFactor(params.Id));
    },
    'PUT /api/v1/user/members/:Id/operator': async ({ params, body }, call) => {
      const { memberId } = memberOf(call.caller);
      await mine.confirm(memberId, body.Password, 'Password');
      const account = await service.setOperator(params.Id, body.IsOperator, memberId);
      const [before, after] = body.IsOperator ? ['会员', '站长'] : ['站长', '会员'];
      call.tellChange([{ of: account.username, field: 'Role', before, after }]);
      return presentMember(account, await service.hasFactor(params.Id));
    },
    'DELETE /api/v1/user/members/:Id/factor': async ({ params }, call) => {
      const { username } = await service.find(params.Id);
      await factors.removeFor(params.Id);
      call.tellChange(named(username));
      return true;
    },
    'POST /api/v1/user/members/:Id/reset': async ({ params }, { caller, address, siteOrigin, tellChange }) => {
      const by = { memberId: memberOf(caller).memberId, place: placeOf(address) };
      const { account, token } = await resets.reset(params.Id, by);
      tellChange(named(account.username));
      return {
        Username: account.username,
        SentTo: token === null ? account.email : null,
        Link: token && `${siteOrigin}/reset?token=${encodeURIComponent(token)}`,
        ValidFor: token === null ? CODE_SECONDS : RESET_LINK_SECONDS,
      };
    },
  });
}
