import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { isOurs } from '#/platform/http/same-origin.ts';
import { placeOf } from '#/platform/limits/place.ts';
import { accountApi } from '../account.contract.ts';
import { codeSent } from './account.present.ts';
import type { AccountService } from './account.service.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { LoginGate } from './login-gate.service.ts';
import type { MemberResetService } from './member-reset.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { RegistrationService } from './registration.service.ts';
import { clearTokenCookie } from './token-cookie.ts';
import type { Stranger } from './toll.service.ts';
import { type createWelcome, refuseForeignLogin } from './welcome.ts';

interface Services {
  account: AccountService;
  registration: RegistrationService;
  recovery: RecoveryService;
  resets: MemberResetService;
  gate: LoginGate;
  known: KnownBrowsers;
  welcome: ReturnType<typeof createWelcome>;
}

interface Credentials {
  Username: string;
  Password: string;
  Proof: string;
}

export function bindAccountApi({ account, registration, recovery, resets, gate, known, welcome }: Services) {
  const login = async ({ Username, Password, Proof }: Credentials, call: Call) => {
    refuseForeignLogin(call);
    const from = { ...strangerOf(call, Proof), known: known.read(call) };
    return account.login({ login: Username, password: Password, from, userAgent: call.userAgent });
  };
  return bindApi(accountApi, {
    // A picture on a foreign page is a GET too, and without TLS browsers do not say where it stands.
    'GET /api/v1/user/login': async ({ query }, call) =>
      welcome(await login(query, call), call, isOurs(call.headers, call.origin)),
    'POST /api/v1/user/login': async ({ body }, call) => welcome(await login(body, call), call),
    'GET /api/v1/user/challenge': async ({ query: { For, Username } }, { address }) => {
      const place = placeOf(address);
      if (For === 'login') return gate.challenge(place, Username);
      return For === 'register' ? registration.challenge(place) : recovery.challenge(place);
    },
    'GET /api/v1/user/logout': async (_input, call) => {
      if (call.token) await account.logout(call.token);
      clearTokenCookie(call);
      return true;
    },
    'POST /api/v1/code/register': async ({ body }, call) => {
      await registration.sendCode(body.Email, strangerOf(call, body.Proof));
      return codeSent;
    },
    'POST /api/v1/user/register': async ({ body }, call) => {
      refuseForeignLogin(call);
      const { Username, Password, Email, Code, Proof } = body;
      const wanted = { username: Username, password: Password, email: Email, code: Code };
      const from = strangerOf(call, Proof);
      return welcome(await registration.register({ ...wanted, from, userAgent: call.userAgent }), call);
    },
    'POST /api/v1/code/forget': async ({ body }, call) => {
      await recovery.sendCode(body.Email, strangerOf(call, body.Proof));
      return codeSent;
    },
    'GET /api/v1/user/forget': ({ query }, call) =>
      recovery.isRightCode(query.Email, query.Code, placeOf(call.address)),
    'PUT /api/v1/user/forget': async ({ body }, call) => {
      const { Email, Code, Password } = body;
      await recovery.resetPassword({ email: Email, code: Code, password: Password, place: placeOf(call.address) });
      return true;
    },
    'GET /api/v1/user/reset': ({ query }) => resets.isGoodLink(query.Token),
    'PUT /api/v1/user/reset': async ({ body }) => {
      await resets.choosePassword(body.Token, body.Password);
      return true;
    },
  });
}

function strangerOf({ address }: Call, proof: string): Stranger {
  return { place: placeOf(address), proof };
}
