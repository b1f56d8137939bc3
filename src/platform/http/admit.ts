import type { Auth, Endpoint } from '#/contract/endpoint.ts';
import { areaOf, covers, type TokenGrant } from '#/platform/auth/api-token.ts';
import { type Caller, mayCall, visitor } from '#/platform/auth/caller.ts';
import { factorRequired, loginOnly, loginRequired, mustChangePassword, notAllowed, tokenScope } from './app-error.ts';

interface Admission extends Pick<Endpoint, 'auth' | 'beforePasswordChange' | 'loginOnly' | 'writes'> {
  /** The part of the API it belongs to, where the path does not tell. */
  area?: string;
}

/** What the page on which a second factor is set up asks for. */
const OWN_ACCOUNT = /^[A-Z]+ \/api\/v1\/(user|code)(\/|$)/;

/** As whom a handler meets the caller of an endpoint, which its table names by the key. Throws when it must not meet them. */
export function admit(caller: Caller, admission: Admission, key: string): Caller {
  const { auth, beforePasswordChange } = admission;
  if (caller.role !== 'visitor' && caller.token) refuseBeyond(caller.token, admission, key);
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

/** Also where visitors may do it: who gave a token for reading only does not expect it to write anything. */
function refuseBeyond({ scopes }: TokenGrant, { loginOnly: isPersonal, writes, area }: Admission, key: string): void {
  const isWrite = writes === true || !key.startsWith('GET ');
  if (!covers(scopes, area ?? areaOf(key), isWrite)) throw tokenScope(isWrite ? 'write' : 'read');
  if (isPersonal) throw loginOnly();
}
