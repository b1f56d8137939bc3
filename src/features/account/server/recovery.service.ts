import { badInput } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { wrongCode } from './account.errors.ts';
import { type Account, nameKey } from './account.rules.ts';
import { codeLetter, passwordChangedLetter } from './account-mails.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import { hashSecret } from './password.gateway.ts';
import { passwordWeakness } from './password.rules.ts';
import type { VerificationService } from './verification.service.ts';
import type { CodeKey } from './verification.store.ts';

interface Needs {
  stores: AccountStores;
  verification: VerificationService;
  mail: MailGateway;
  limits: Limits;
}

interface Reset {
  email: string;
  code: string;
  password: string;
  address: string;
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** The way back in for someone who forgot the password. Nothing here tells whether an address has an account. */
export function createRecoveryService({ stores, verification, mail, limits }: Needs) {
  const { members } = stores;

  /** Whoever has just proved the address need not wait for tries that others, or they themselves, used up. */
  async function letInAgain({ username, email }: Account, address: string): Promise<void> {
    const names = [username, email ?? ''].map(nameKey);
    const used = names.flatMap((name) => [
      { name: 'login pair', key: `${name} ${address}` },
      { name: 'login account', key: name },
    ]);
    await limits.settle({ forget: used });
  }

  return {
    /** Unknown addresses get a code too, which is sent to nobody: everything after looks and takes the same. */
    sendCode: (email: string, address: string): Promise<void> =>
      verification.sendCode(keyOf(email), address, async (code) => {
        const account = await members.findByEmail(email);
        if (account && !account.isDisabled) mail.sendLater(email, codeLetter('forget', code));
      }),

    isRightCode: async (email: string, code: string, address: string): Promise<boolean> =>
      (await verification.checkCode(keyOf(email), code, address)) !== undefined,

    async resetPassword({ email, code, password, address }: Reset): Promise<void> {
      const proof = await verification.checkCode(keyOf(email), code, address);
      const account = await members.findByEmail(email);
      if (proof === undefined || !account || account.isDisabled) throw wrongCode();
      const weakness = passwordWeakness(password, account);
      if (weakness) throw badInput([{ Field: 'Password', Message: weakness }]);
      const passwordHash = await hashSecret(password);
      await stores.together(async (inside) => {
        if (!(await inside.codes.use(keyOf(email), proof))) throw wrongCode();
        await inside.members.setPassword(account.id, passwordHash);
        await inside.sessions.removeAll(account.id);
      });
      await letInAgain(account, address);
      mail.sendLater(email, passwordChangedLetter());
    },
  };
}

function keyOf(email: string): CodeKey {
  return { purpose: 'forget', subject: email };
}
