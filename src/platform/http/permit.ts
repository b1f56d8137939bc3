import type { Auth } from '#/contract/endpoint.ts';
import { type Caller, mayCall } from '#/platform/auth/caller.ts';
import { factorRequired, loginRequired, notAllowed } from './app-error.ts';

/** What the page on which a second factor is set up asks for. */
const OWN_ACCOUNT = /^[A-Z]+ \/api\/v1\/(user|code)(\/|$)/;

/** Throws unless this caller may call the endpoint, which is given as its table names it. */
export function permit(caller: Caller, auth: Auth, key: string): void {
  if (caller.role !== 'visitor' && caller.lacksFactor) refuseUntilFactor(auth, key);
  if (mayCall(caller, auth)) return;
  throw caller.role === 'visitor' ? loginRequired() : notAllowed();
}

/** One who lacks a factor has the role of a member: what operators may do to others is out of reach everywhere. */
function refuseUntilFactor(auth: Auth, key: string): void {
  if (auth === 'operator' || (auth === 'member' && !OWN_ACCOUNT.test(key))) throw factorRequired();
}
