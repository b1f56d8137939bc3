import { badInput } from '#/platform/http/app-error.ts';
import { emailTaken, usernameTaken, wrongCode } from './account.errors.ts';
import { isReservedName } from './account.rules.ts';
import type { LoggedIn } from './account.service.ts';
import { alreadyMemberLetter, codeLetter } from './account-mails.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import { hashSecret } from './password.gateway.ts';
import { passwordWeakness } from './password.rules.ts';
import type { SessionService } from './session.service.ts';
import type { VerificationService } from './verification.service.ts';
import type { CodeKey } from './verification.store.ts';

interface Needs {
  stores: AccountStores;
  sessions: SessionService;
  verification: VerificationService;
  mail: MailGateway;
  now: () => number;
}

interface Wanted {
  username: string;
  password: string;
  email: string;
  code: string;
  address: string;
  userAgent: string;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService({ stores, sessions, verification, mail, now }: Needs) {
  const { members } = stores;
  return {
    /** One letter goes to the address in either case, so neither the answer nor its time tells who is a member. */
    sendCode: (email: string, address: string): Promise<void> =>
      verification.sendCode(keyOf(email), address, async (code) => {
        const isTaken = await members.findByEmail(email);
        await mail.sendNow(email, isTaken ? alreadyMemberLetter() : codeLetter('register', code));
      }),

    async register({ username, password, email, code, address, userAgent }: Wanted): Promise<LoggedIn> {
      refuseBadChoice(username, password, email);
      // Before the code: whoever must think of another name keeps it.
      if (await members.isNameTaken(username)) throw usernameTaken();
      const proof = await verification.checkCode(keyOf(email), code, address);
      if (proof === undefined) throw wrongCode();
      const passwordHash = await hashSecret(password);
      const account = await stores.together(async (inside) => {
        if (!(await inside.codes.use(keyOf(email), proof))) throw wrongCode();
        const member = { username, email, passwordHash, isOperator: false, mustChangePassword: false };
        const added = await inside.members.add({ ...member, createdAt: now() });
        if (added) return added;
        throw (await inside.members.isNameTaken(username)) ? usernameTaken() : emailTaken();
      });
      return { token: await sessions.begin(account, userAgent), account };
    },
  };
}

function keyOf(email: string): CodeKey {
  return { purpose: 'register', subject: email };
}

function refuseBadChoice(username: string, password: string, email: string): void {
  const weakness = passwordWeakness(password, { username, email });
  const wrong = [
    ...(isReservedName(username) ? [{ Field: 'Username', Message: '这个用户名不能用，换一个试试' }] : []),
    ...(weakness ? [{ Field: 'Password', Message: weakness }] : []),
  ];
  if (wrong.length > 0) throw badInput(wrong);
}
