import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { placeOf } from '#/platform/limits/place.ts';
import { myAccountApi } from '../my-account.contract.ts';
import { codeSent, presentAccount, presentSession } from './account.present.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { LeavingService } from './leaving.service.ts';
import type { MyAccountService } from './my-account.service.ts';
import { clearTokenCookie } from './token-cookie.ts';

interface Services {
  mine: MyAccountService;
  known: KnownBrowsers;
  leaving: LeavingService;
}

export function bindMyAccountApi({ mine, leaving, known }: Services) {
  return bindApi(myAccountApi, {
    'GET /api/v1/user': async (_input, { caller }) => {
      const { memberId, lacksFactor } = memberOf(caller);
      return presentAccount(await mine.read(memberId), lacksFactor);
    },
    'PUT /api/v1/user/password': async ({ body }, call) => {
      const member = memberOf(call.caller);
      await mine.changePassword(member, body.OldPassword, body.Password);
      known.remember(call, await mine.read(member.memberId));
      return true;
    },
    'POST /api/v1/code/email': async ({ body }, { caller, address }) => {
      await mine.sendEmailCode(memberOf(caller).memberId, body.Email, placeOf(address));
      return codeSent;
    },
    'PUT /api/v1/user/email': async ({ body }, { caller, address }) => {
      const wanted = { email: body.Email, code: body.Code, password: body.Password, place: placeOf(address) };
      const { memberId, lacksFactor } = memberOf(caller);
      return presentAccount(await mine.changeEmail(memberId, wanted), lacksFactor);
    },
    'GET /api/v1/user/sessions': async (_input, { caller }) => {
      const { memberId, sessionId } = memberOf(caller);
      return (await mine.sessions(memberId)).map((session) => presentSession(session, sessionId));
    },
    'DELETE /api/v1/user/sessions': async (_input, call) => {
      await mine.endAllSessions(memberOf(call.caller).memberId);
      clearTokenCookie(call);
      return true;
    },
    'DELETE /api/v1/user/sessions/others': async (_input, { caller }) => {
      await mine.endOtherSessions(memberOf(caller));
      return true;
    },
    'DELETE /api/v1/user/sessions/:Id': async ({ params }, { caller }) => {
      await mine.endSession(memberOf(caller).memberId, params.Id);
      return true;
    },
    'GET /api/v1/user/export': async (_input, call) => {
      call.setHeader('content-disposition', 'attachment; filename="souluo-export.json"');
      return leaving.exportFor(memberOf(call.caller).memberId);
    },
    'DELETE /api/v1/user': async ({ body }, call) => {
      await leaving.leave(await mine.confirm(memberOf(call.caller).memberId, body.Password, 'Password'));
      clearTokenCookie(call);
      return true;
    },
  });
}
