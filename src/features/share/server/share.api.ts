import { type Caller, memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { shareApi } from '../share.contract.ts';
import { presentCounts, presentShares } from './share.present.ts';
import type { ShareService } from './share.service.ts';

export function bindShareApi(service: ShareService) {
  return bindApi(shareApi, {
    'POST /api/v1/share/ad': ({ body }, { address, userAgent, caller }) =>
      service.countVisit(body.shareId, body.path, {
        address,
        userAgent,
        memberId: memberIdOf(caller),
      }),
    'GET /api/v1/share/ad/count': async (_input, { caller }) =>
      presentCounts(await service.readCounts(memberIdOf(caller))),
    'GET /api/v1/share/ad': async (_input, { caller }) => {
      const shares = await service.readShares(memberOf(caller).memberId);
      return { ...presentCounts(shares), ...presentShares(shares) };
    },
  });
}

function memberIdOf(caller: Caller): number | null {
  return caller.role === 'visitor' ? null : caller.memberId;
}
