import type { Limits } from '#/platform/limits/limits.ts';
import { disabledMember, wrongLogin } from './account.errors.ts';
import { type Account, nameKey } from './account.rules.ts';
import { LOGIN_LIMITS } from './account-limits.rules.ts';
import type { MemberStore } from './member.store.ts';
import { isSecret } from './password.gateway.ts';
import type { SessionService } from './session.service.ts';

interface Needs {
  members: MemberStore;
  sessions: SessionService;
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
export function createAccountService({ members, sessions, limits }: Needs) {
  /** Counts a try against every limit before the password is looked at; tells how many are left. */
  async function countTry(name: string, address: string): Promise<number> {
    await limits.guess('login address', address, LOGIN_LIMITS.address);
    const left = await limits.guess('login pair', `${name} ${address}`, LOGIN_LIMITS.pair);
    await limits.guess('login account', name, LOGIN_LIMITS.account);
    await limits.guess('login total', '', LOGIN_LIMITS.total);
    return left;
  }

  /** Only wrong passwords count. What others got wrong at this account or from this address still does. */
  async function uncountTry(name: string, address: string): Promise<void> {
    await limits.forget('login pair', `${name} ${address}`);
    await limits.forgive('login address', address);
    await limits.forgive('login account', name);
    await limits.forgive('login total', '');
  }

  return {
    async login({ login, password, address, userAgent }: Attempt): Promise<LoggedIn> {
      const name = nameKey(login);
      const left = await countTry(name, address);
      const account = await members.findByLogin(name);
      const isRight = await isSecret(account?.passwordHash, password);
      if (!account || !isRight) throw wrongLogin(left);
      await uncountTry(name, address);
      if (account.isDisabled) throw disabledMember();
      return { token: await sessions.begin(account, userAgent), account };
    },

    logout: (token: string) => sessions.end(token),
  };
}
