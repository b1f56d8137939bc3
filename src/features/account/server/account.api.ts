import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { addressKey } from '#/platform/limits/limits.ts';
import { accountApi } from '../account.contract.ts';
import { codeSent } from './account.present.ts';
import type { AccountService } from './account.service.ts';
import type { MemberResetService } from './member-reset.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { RegistrationService } from './registration.service.ts';
import { clearTokenCookie } from './token-cookie.ts';
import { type createWelcome, refuseForeignLogin } from './welcome.ts';

interface Services {
  account: AccountService;
  registration: RegistrationService;
  recovery: RecoveryService;
  resets: MemberResetService;
  welcome: ReturnType<typeof createWelcome>;
}

export function bindAccountApi({ account, registration, recovery, resets, welcome }: Services) {
  const login = async ({ Username, Password }: { Username: string; Password: string }, call: Call) => {
    refuseForeignLogin(call);
    const attempt = { login: Username, password: Password, address: addressOf(call), userAgent: call.userAgent };
    return welcome(await account.login(attempt), call);
  };
  return bindApi(accountApi, {
    'GET /api/v1/user/login': ({ query }, call) => login(query, call),
    'POST /api/v1/user/login': ({ body }, call) => login(body, call),
    'GET /api/v1/user/logout': async (_input, call) => {
      if (call.token) await account.logout(call.token);
      clearTokenCookie(call);
      return true;
    },
    'POST /api/v1/code/register': async ({ body }, call) => {
      await registration.sendCode(body.Email, addressOf(call));
      return codeSent;
    },
    'POST /api/v1/user/register': async ({ body }, call) => {
      refuseForeignLogin(call);
      const { Username, Password, Email, Code } = body;
      const wanted = { username: Username, password: Password, email: Email, code: Code };
      const from = { address: addressOf(call), userAgent: call.userAgent };
      return welcome(await registration.register({ ...wanted, ...from }), call);
    },
    'POST /api/v1/code/forget': async ({ body }, call) => {
      await recovery.sendCode(body.Email, addressOf(call));
      return codeSent;
    },
    'GET /api/v1/user/forget': ({ query }, call) => recovery.isRightCode(query.Email, query.Code, addressOf(call)),
    'PUT /api/v1/user/forget': async ({ body }, call) => {
      const { Email, Code, Password } = body;
      await recovery.resetPassword({ email: Email, code: Code, password: Password, address: addressOf(call) });
      return true;
    },
    'GET /api/v1/user/reset': ({ query }) => resets.isGoodLink(query.Token),
    'PUT /api/v1/user/reset': async ({ body }) => {
      await resets.choosePassword(body.Token, body.Password);
      return true;
    },
  });
}

function addressOf({ address }: Call): string {
  return addressKey(address);
}
