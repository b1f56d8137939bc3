import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { tokenApi } from '../token.contract.ts';
import { presentToken } from './token.present.ts';
import type { TokenService } from './token.service.ts';

export function bindTokenApi(service: TokenService, now: () => number) {
  return bindApi(tokenApi, {
    'GET /api/v1/token': async (_input, { caller }) =>
      (await service.listOf(memberOf(caller).memberId)).map((token) => presentToken(token, now())),

    'POST /api/v1/token': async ({ body }, { caller }) => {
      const wanted = { name: body.Name, scopes: body.Scopes, expiresAt: body.ExpiresTime };
      const { text, ...token } = await service.add(memberOf(caller), wanted);
      return { ...presentToken(token, now()), Token: text };
    },

    'DELETE /api/v1/token/:Id': async ({ params }, { caller }) => {
      await service.remove(memberOf(caller), params.Id);
      return true;
    },
  });
}
