import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { factorApi, secondStepApi } from '../factor.contract.ts';
import { presentFactor, presentPasskey } from './factor.present.ts';
import type { FactorService } from './factor.service.ts';
import type { MyAccountService } from './my-account.service.ts';
import type { PasskeyService } from './passkey.service.ts';
import { type createWelcome, refuseForeignLogin } from './welcome.ts';

interface Services {
  factors: FactorService;
  passkeys: PasskeyService;
  welcome: ReturnType<typeof createWelcome>;
}

export function bindSecondStepApi({ factors, passkeys, welcome }: Services) {
  return bindApi(secondStepApi, {
    'POST /api/v1/user/login/factor': async ({ body }, call) => {
      refuseForeignLogin(call);
      const step = { ticket: body.Ticket, code: body.Code };
      const from = { address: addressKey(call.address), userAgent: call.userAgent };
      return welcome(await factors.finishLogin({ ...step, ...from }), call);
    },
    'POST /api/v1/user/login/passkey/options': async (_input, { siteOrigin }) => ({
      ...(await passkeys.beginLogin(siteOrigin)),
    }),
    'POST /api/v1/user/login/passkey': async ({ body }, call) => {
      refuseForeignLogin(call);
      return welcome(await passkeys.login(body.Credential, call.siteOrigin, call.userAgent), call);
    },
  });
}

export function bindFactorApi({ factors, passkeys, mine }: Omit<Services, 'welcome'> & { mine: MyAccountService }) {
  return bindApi(factorApi, {
    'GET /api/v1/user/factor': async (_input, { caller }) => {
      const { memberId } = memberOf(caller);
      return presentFactor(await factors.read(memberId), await passkeys.listOf(memberId));
    },
    'POST /api/v1/user/totp': async ({ body }, { caller }) => {
      const account = await mine.confirm(memberOf(caller).memberId, body.Password, 'Password');
      const { secret, address } = await factors.begin(account);
      return { Secret: secret, Uri: address };
    },
    'PUT /api/v1/user/totp': async ({ body }, { caller }) => ({
      RecoveryCodes: await factors.confirm(memberOf(caller), body.Code),
    }),
    'DELETE /api/v1/user/totp': async ({ body }, { caller }) => {
      const { memberId } = memberOf(caller);
      await mine.confirm(memberId, body.Password, 'Password');
      await factors.remove(memberId, body.Code);
      return true;
    },
    'POST /api/v1/user/recovery-codes': async ({ body }, { caller }) => {
      const { memberId } = memberOf(caller);
      await mine.confirm(memberId, body.Password, 'Password');
      return { RecoveryCodes: await factors.renewCodes(memberId, body.Code) };
    },
    'POST /api/v1/user/passkeys/options': async ({ body }, { caller, siteOrigin }) => {
      const account = await mine.confirm(memberOf(caller).memberId, body.Password, 'Password');
      return { ...(await passkeys.beginAdding(account, siteOrigin)) };
    },
    'POST /api/v1/user/passkeys': async ({ body }, { caller, siteOrigin }) =>
      presentPasskey(await passkeys.add(memberOf(caller), body.Name, body.Credential, siteOrigin)),
    'PUT /api/v1/user/passkeys/:Id': async ({ params, body }, { caller }) => {
      await passkeys.rename(memberOf(caller).memberId, params.Id, body.Name);
      return true;
    },
    'DELETE /api/v1/user/passkeys/:Id': async ({ params, body }, { caller }) => {
      const { memberId } = memberOf(caller);
      await mine.confirm(memberId, body.Password, 'Password');
      await passkeys.remove(memberId, params.Id);
      return true;
    },
  });
}
