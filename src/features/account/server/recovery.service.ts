import type { Challenge } from '#/contract/proof.pure.ts';
import { badInput } from '#/platform/http/app-error.ts';
import type { Place } from '#/platform/limits/place.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import { wrongCode } from './account.errors.ts';
import { codeLetter, passwordChangedLetter } from './account-mails.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import type { LoginGate } from './login-gate.service.ts';
import type { MailGateway } from './mail.gateway.ts';
import { passwordWeakness } from './password.rules.ts';
import type { Stranger, TollService } from './toll.service.ts';
import { lettersOf, type VerificationService } from './verification.service.ts';
import type { CodeKey } from './verification.store.ts';

interface Needs {
  hasher: Hasher;
  stores: AccountStores;
  verification: VerificationService;
  mail: MailGateway;
  gate: Pick<LoginGate, 'reopen'>;
  tolls: Pick<TollService, 'challenge'>;
}

interface Reset {
  email: string;
  code: string;
  password: string;
  place: Place;
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** The way back in for someone who forgot the password. Nothing here tells whether an address has an account. */
export function createRecoveryService({ stores, verification, mail, gate, tolls, hasher }: Needs) {
  const { members } = stores;

  return {
    /** Unknown addresses get a code too, which is sent to nobody: everything after looks and takes the same. */
    sendCode: (email: string, stranger: Stranger): Promise<void> =>
      verification.sendCode(keyOf(email), stranger, async (code) => {
        const account = await members.findByEmail(email);
        if (account && !account.isDisabled) mail.sendLater(email, codeLetter('forget', code));
      }),

    challenge: (place: Place): Promise<Challenge> => tolls.challenge(place, [lettersOf('forget')]),

    isRightCode: async (email: string, code: string, place: Place): Promise<boolean> =>
      (await verification.checkCode(keyOf(email), code, place)) !== undefined,

    async resetPassword({ email, code, password, place }: Reset): Promise<void> {
      const proof = await verification.checkCode(keyOf(email), code, place);
      const account = await members.findByEmail(email);
      if (proof === undefined || !account || account.isDisabled) throw wrongCode();
      const weakness = passwordWeakness(password, account);
      if (weakness) throw badInput([{ Field: 'Password', Message: weakness }]);
      const passwordHash = await hasher.hash(password);
      await stores.together(async (inside) => {
        if (!(await inside.codes.use(keyOf(email), proof))) throw wrongCode();
        await inside.members.setPassword(account.id, passwordHash);
        await inside.sessions.removeAll(account.id);
      });
      await gate.reopen(account, place);
      mail.sendLater(email, passwordChangedLetter());
    },
  };
}

function keyOf(email: string): CodeKey {
  return { purpose: 'forget', subject: email };
}
