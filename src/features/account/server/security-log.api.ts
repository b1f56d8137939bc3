import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { securityApi } from '../security.contract.ts';
import { factorFirst } from './account.errors.ts';
import { presentEvent, presentMyEvent } from './factor.present.ts';
import type { SecurityLogService } from './security-log.service.ts';
import type { SecurityPolicyStore } from './security-policy.store.ts';
import type { SessionStore } from './session.store.ts';

interface Services {
  log: SecurityLogService;
  policy: SecurityPolicyStore;
  sessions: SessionStore;
}

export function bindSecurityApi({ log, policy, sessions }: Services) {
  return bindApi(securityApi, {
    'GET /api/v1/user/security': async ({ query }, { caller }) => {
      const { list, total } = await log.read({ memberId: memberOf(caller).memberId }, sliceOf(query));
      return toPage(list.map(presentMyEvent), total, query);
    },
    'GET /api/v1/security': async ({ query }) => {
      const { list, total } = await log.read(query, sliceOf(query));
      return toPage(list.map(presentEvent), total, query);
    },
    'GET /api/v1/security/policy': async () => ({ OperatorFactor: await policy.isFactorRequired() }),
    'PUT /api/v1/security/policy': async ({ body }, { caller }) => {
      // Whoever asks it of others has done it: nobody shuts themselves out by a slip of the hand.
      if (body.OperatorFactor && !(await sessions.isStrong(memberOf(caller).sessionId))) throw factorFirst();
      await policy.setFactorRequired(body.OperatorFactor);
      return { OperatorFactor: body.OperatorFactor };
    },
  });
}
