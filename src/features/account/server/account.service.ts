import type { Limits } from '#/platform/limits/limits.ts';
import { wrongLogin } from './account.errors.ts';
import { type Account, nameKey } from './account.rules.ts';
import type { MemberStore } from './member.store.ts';
import { isPassword } from './password.gateway.ts';
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

const PER_ACCOUNT = { max: 10, seconds: 900 };
const PER_ADDRESS = { max: 30, seconds: 900 };

/** The hash of a forgotten random text: verified for unknown names, so that they take as long as wrong passwords. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$X7Ib9+xs2Mg3Cboll1j+Vw$1eX4hJQ59KVv+h5Brt/OjRFQq9kLJimzdQwLs0kzCr0';

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ members, sessions, limits }: Needs) {
  return {
    async login({ login, password, address, userAgent }: Attempt): Promise<{ token: string; account: Account }> {
      const name = nameKey(login);
      await limits.guess('login account', name, PER_ACCOUNT);
      await limits.guess('login address', address, PER_ADDRESS);
      const account = await members.findByLogin(name);
      const isRight = await isPassword(account?.passwordHash ?? NOBODY, password);
      if (!account || account.isDisabled || !isRight) throw wrongLogin();
      await limits.forgive('login account', name);
      return { token: await sessions.begin(account.id, userAgent), account };
    },

    logout: (token: string) => sessions.end(token),

    async read(memberId: number): Promise<Account> {
      const account = await members.findById(memberId);
      if (!account) throw new Error('a session outlived its member');
      return account;
    },
  };
}
