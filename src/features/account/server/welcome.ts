import { crossSite } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import { isFromElsewhere } from '#/platform/http/same-origin.ts';
import { presentUserInfo } from './account.present.ts';
import type { AccountService } from './account.service.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { LoggedIn } from './session.service.ts';
import { setTokenCookie } from './token-cookie.ts';

/** What every way in ends with, whatever proved who it is. */
export function createWelcome({ logout }: Pick<AccountService, 'logout'>, known: Pick<KnownBrowsers, 'remember'>) {
  /** The browser keeps the login only when one of our own pages asked for it; the caller gets the token in any case. */
  return async (loggedIn: LoggedIn, call: Call, isOurPage = true) => {
    const { id, username, isOperator } = loggedIn.account;
    call.letIn({ memberId: id, username, role: isOperator ? 'operator' : 'member' });
    if (!isOurPage) return presentUserInfo(loggedIn);
    // The browser forgets the login it had, so nobody else should find it alive.
    if (call.token) await logout(call.token);
    setTokenCookie(call, loggedIn.token);
    known.remember(call, loggedIn.account);
    return presentUserInfo(loggedIn);
  };
}

/** A foreign page could log its visitor in to an account of its own, and later read there what they did. */
export function refuseForeignLogin({ headers, origin }: Call): void {
  if (isFromElsewhere(headers, origin)) throw crossSite();
}
