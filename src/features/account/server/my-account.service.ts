import type { Member } from '#/platform/auth/caller.ts';
import { badInput, loginRequired } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import type { Place } from '#/platform/limits/place.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import { emailTaken, noSuchSession, samePassword, wrongCode, wrongPassword } from './account.errors.ts';
import type { Account, Session } from './account.rules.ts';
import { CONFIRM_LIMIT } from './account-limits.rules.ts';
import { alreadyMemberLetter, codeLetter, emailChangedLetter, passwordChangedLetter } from './account-mails.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import { passwordWeakness } from './password.rules.ts';
import { subjectOf } from './verification.rules.ts';
import type { VerificationService } from './verification.service.ts';
import type { CodeKey } from './verification.store.ts';

interface Needs {
  hasher: Hasher;
  stores: AccountStores;
  verification: VerificationService;
  mail: MailGateway;
  limits: Limits;
  now: () => number;
  /** Told when the password an operator was given at the first start is not used any more. */
  firstPasswordChanged: () => Promise<void>;
}

interface NewEmail {
  email: string;
  code: string;
  password: string;
  place: Place;
}

export type MyAccountService = ReturnType<typeof createMyAccountService>;

export function createMyAccountService(needs: Needs) {
  const { stores, verification, mail, limits, hasher, now, firstPasswordChanged } = needs;
  const { members, sessions } = stores;

  async function read(memberId: number): Promise<Account> {
    const account = await members.findById(memberId);
    // Erased between the look at the token and this one.
    if (!account) throw loginRequired();
    return account;
  }

  /** Asks again for the password before anything that a borrowed or stolen session must not do. */
  async function confirm(memberId: number, password: string, field: 'Password' | 'OldPassword'): Promise<Account> {
    await limits.guess('confirm', String(memberId), CONFIRM_LIMIT);
    const account = await read(memberId);
    if (!(await hasher.isRight(account.passwordHash, password))) throw wrongPassword(field);
    await limits.forget('confirm', String(memberId));
    return account;
  }

  return {
    read,
    confirm,

    async changePassword({ memberId, sessionId }: Member, oldPassword: string, password: string): Promise<void> {
      const account = await confirm(memberId, oldPassword, 'OldPassword');
      if (oldPassword.normalize('NFKC') === password.normalize('NFKC')) throw samePassword();
      const weakness = passwordWeakness(password, account);
      if (weakness) throw badInput([{ Field: 'Password', Message: weakness }]);
      const passwordHash = await hasher.hash(password);
      await stores.together(async (inside) => {
        const generation = await inside.members.setPassword(memberId, passwordHash);
        await inside.sessions.keepOnly(memberId, sessionId, generation);
      });
      if (account.mustChangePassword) await firstPasswordChanged();
      if (account.email) mail.sendLater(account.email, passwordChangedLetter());
    },

    /** One letter goes to the new address in either case, so that nobody learns here whose it is. */
    sendEmailCode: (memberId: number, email: string, place: Place): Promise<void> =>
      verification.sendCode(keyOf(email, memberId), { memberId, place }, async (code) => {
        const isTaken = await members.findByEmail(email);
        await mail.sendNow(email, isTaken ? alreadyMemberLetter() : codeLetter('email', code));
      }),

    async changeEmail(memberId: number, { email, code, password, place }: NewEmail): Promise<Account> {
      const { email: left } = await confirm(memberId, password, 'Password');
      const key = keyOf(email, memberId);
      const proof = await verification.checkCode(key, code, place);
      if (proof === undefined) throw wrongCode();
      await stores.together(async (inside) => {
        if (!(await inside.codes.use(key, proof))) throw wrongCode();
        if (!(await inside.members.setEmail(memberId, email))) throw emailTaken();
      });
      if (left) mail.sendLater(left, emailChangedLetter());
      return read(memberId);
    },

    sessions: (memberId: number): Promise<Session[]> => sessions.listOf(memberId, now()),
    /** Browsers that were in this account are strangers again, too. */
    endAllSessions: (memberId: number): Promise<void> =>
      stores.together(async (inside) => {
        await inside.members.beginGeneration(memberId);
        await inside.sessions.removeAll(memberId);
      }),

    async endOtherSessions({ memberId, sessionId }: Member): Promise<void> {
      await sessions.removeOthers(memberId, sessionId);
    },

    async endSession(memberId: number, sessionId: number): Promise<void> {
      if (!(await sessions.removeOne(memberId, sessionId))) throw noSuchSession();
    },
  };
}

function keyOf(email: string, memberId: number): CodeKey {
  return { purpose: 'email', subject: subjectOf(email, memberId) };
}
