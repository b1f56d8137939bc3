import type { Limits } from '#/platform/limits/limits.ts';
import { disabledMember, wrongLogin } from './account.errors.ts';
import { type Account, nameKey } from './account.rules.ts';
import { LOGIN_LIMITS } from './account-limits.rules.ts';
import type { FactorService } from './factor.service.ts';
import type { MemberStore } from './member.store.ts';
import { isSecret } from './password.gateway.ts';
import type { SessionService } from './session.service.ts';

interface Needs {
  members: MemberStore;
  sessions: SessionService;
  factors: Pick<FactorService, 'demand'>;
  limits: Limits;
}

interface Attempt {
  login: string;
  password: string;
  address: string;
  userAgent: string;
}

export interface LoggedIn {
  token: string;
  account: Account;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Logging in and out. */
export function createAccountService({ members, sessions, factors, limits }: Needs) {
  return {
    async login({ login, password, address, userAgent }: Attempt): Promise<LoggedIn> {
      const name = nameKey(login);
      const tries = triesOf(name, address);
      // Counted before the password is looked at.
      const [, left = 0] = await limits.guessAll([tries.address, tries.pair, tries.account, tries.total]);
      const account = await members.findByLogin(name);
      const isRight = await isSecret(account?.passwordHash, password);
      if (!account || !isRight) throw wrongLogin(left);
      // Only wrong passwords count. What others got wrong at this account or from this address still does.
      await limits.settle({ forgive: [tries.address, tries.account, tries.total], forget: [tries.pair] });
      if (account.isDisabled) throw disabledMember();
      await factors.demand(account);
      return { token: await sessions.begin(account, userAgent), account };
    },

    logout: (token: string) => sessions.end(token),
  };
}

function triesOf(name: string, address: string) {
  return {
    address: { name: 'login address', key: address, limit: LOGIN_LIMITS.address },
    pair: { name: 'login pair', key: `${name} ${address}`, limit: LOGIN_LIMITS.pair },
    account: { name: 'login account', key: name, limit: LOGIN_LIMITS.account },
    total: { name: 'login total', key: '', limit: LOGIN_LIMITS.total },
  };
}
