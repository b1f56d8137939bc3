import type { Auth, Endpoint } from '#/contract/endpoint.ts';
import { type Caller, mayCall, visitor } from '#/platform/auth/caller.ts';
import { factorRequired, loginRequired, mustChangePassword, notAllowed } from './app-error.ts';

type Admission = Pick<Endpoint, 'auth' | 'beforePasswordChange'>;

/** What the page on which a second factor is set up asks for. */
const OWN_ACCOUNT = /^[A-Z]+ \/api\/v1\/(user|code)(\/|$)/;

/** As whom a handler meets the caller of an endpoint, which its table names by the key. Throws when it must not meet them. */
export function admit(caller: Caller, { auth, beforePasswordChange }: Admission, key: string): Caller {
  const isHeld = caller.role !== 'visitor' && caller.mustChangePassword && !beforePasswordChange;
  if (isHeld && auth === 'visitor') return visitor;
  if (isHeld) throw mustChangePassword();
  if (caller.role !== 'visitor' && caller.lacksFactor) refuseUntilFactor(auth, key);
  if (mayCall(caller, auth)) return caller;
  throw caller.role === 'visitor' ? loginRequired() : notAllowed();
}

/** One who lacks a factor has the role of a member: what operators may do to others is out of reach everywhere. */
function refuseUntilFactor(auth: Auth, key: string): void {
  if (auth === 'operator' || (auth === 'member' && !OWN_ACCOUNT.test(key))) throw factorRequired();
}
