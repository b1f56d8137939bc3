import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { addressKey } from '#/platform/limits/limits.ts';
import { accountApi } from '../account.contract.ts';
import { presentAccount } from './account.present.ts';
import { SESSION_MS } from './account.rules.ts';
import type { AccountService } from './account.service.ts';

export function bindAccountApi(service: AccountService) {
  const login = async ({ Username, Password }: { Username: string; Password: string }, call: Call) => {
    const { address, userAgent, origin } = call;
    const attempt = { login: Username, password: Password, address: addressKey(address), userAgent };
    const { token, account } = await service.login(attempt);
    call.setCookie(tokenCookie(token, SESSION_MS / 1000, origin));
    return { Token: token, Id: account.id, Username: account.username };
  };
  return bindApi(accountApi, {
    'GET /api/v1/user/login': ({ query }, call) => login(query, call),
    'POST /api/v1/user/login': ({ body }, call) => login(body, call),
    'GET /api/v1/user/logout': async (_input, call) => {
      if (call.token) await service.logout(call.token);
      call.setCookie(tokenCookie('', 0, call.origin));
      return true;
    },
    'GET /api/v1/user': async (_input, { caller }) => presentAccount(await service.read(memberOf(caller).memberId)),
  });
}

function tokenCookie(token: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `Token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
