import type { Limits } from '#/platform/limits/limits.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import { disabledMember, wrongLogin } from './account.errors.ts';
import { nameKey } from './account.rules.ts';
import type { FactorService } from './factor.service.ts';
import type { Comer, LoginGate } from './login-gate.service.ts';
import type { MemberStore } from './member.store.ts';
import type { LoggedIn, SessionService } from './session.service.ts';

interface Needs {
  hasher: Hasher;
  members: MemberStore;
  sessions: SessionService;
  factors: Pick<FactorService, 'demand'>;
  limits: Pick<Limits, 'settle'>;
  gate: LoginGate;
}

interface Attempt {
  login: string;
  password: string;
  from: Comer;
  userAgent: string;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Logging in and out. */
export function createAccountService({ members, sessions, factors, limits, gate, hasher }: Needs) {
  return {
    async login({ login, password, from, userAgent }: Attempt): Promise<LoggedIn> {
      const name = nameKey(login);
      // Counted before the password is looked at.
      const { left, whenRight } = await gate.enter(name, from);
      const account = await members.findByLogin(name);
      const isRight = await hasher.isRight(account?.passwordHash, password);
      if (!account || !isRight) throw wrongLogin(left);
      await limits.settle(whenRight);
      if (account.isDisabled) throw disabledMember();
      await factors.demand(account);
      return { token: await sessions.begin(account, userAgent), account };
    },

    logout: (token: string) => sessions.end(token),
  };
}
