import type { Endpoint } from '#/contract/endpoint.ts';
import { type Caller, mayCall, visitor } from '#/platform/auth/caller.ts';
import { loginRequired, mustChangePassword, notAllowed } from './app-error.ts';

/** As whom a handler meets the caller. Throws when it must not meet them at all. */
export function admit(caller: Caller, { auth, beforePasswordChange }: Admission): Caller {
  const isHeld = caller.role !== 'visitor' && caller.mustChangePassword && !beforePasswordChange;
  if (isHeld && auth === 'visitor') return visitor;
  if (isHeld) throw mustChangePassword();
  if (mayCall(caller, auth)) return caller;
  throw caller.role === 'visitor' ? loginRequired() : notAllowed();
}

type Admission = Pick<Endpoint, 'auth' | 'beforePasswordChange'>;
