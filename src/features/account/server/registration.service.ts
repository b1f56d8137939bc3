import type { Challenge } from '#/contract/proof.pure.ts';
import { badInput } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { guessesAt, type Place } from '#/platform/limits/place.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import { emailTaken, usernameTaken, wrongCode } from './account.errors.ts';
import { isReservedName } from './account.rules.ts';
import { NAME_LIMITS } from './account-limits.rules.ts';
import { alreadyMemberLetter, codeLetter } from './account-mails.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import { passwordWeakness } from './password.rules.ts';
import type { LoggedIn, SessionService } from './session.service.ts';
import type { SharedLimit, Stranger, TollService } from './toll.service.ts';
import { lettersOf, type VerificationService } from './verification.service.ts';
import type { CodeKey } from './verification.store.ts';

interface Needs {
  hasher: Hasher;
  stores: AccountStores;
  sessions: SessionService;
  verification: VerificationService;
  limits: Pick<Limits, 'settle'>;
  tolls: TollService;
  mail: MailGateway;
  now: () => number;
}

interface Wanted {
  username: string;
  password: string;
  email: string;
  code: string;
  from: Stranger;
  userAgent: string;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService(needs: Needs) {
  const { stores, sessions, verification, limits, tolls, mail, hasher, now } = needs;
  const { members } = stores;
  return {
    /** One letter goes to the address in either case, so neither the answer nor its time tells who is a member. */
    sendCode: (email: string, stranger: Stranger): Promise<void> =>
      verification.sendCode(keyOf(email), stranger, async (code) => {
        const isTaken = await members.findByEmail(email);
        await mail.sendNow(email, isTaken ? alreadyMemberLetter() : codeLetter('register', code));
      }),

    challenge: (place: Place): Promise<Challenge> => tolls.challenge(place, [lettersOf('register'), NAMES_TOLD]),

    async register({ username, password, email, code, from, userAgent }: Wanted): Promise<LoggedIn> {
      refuseBadChoice(username, password, email);
      // Before the name: only who can read the letter learns which names are taken. A right code is not used up by that.
      const proof = await verification.checkCode(keyOf(email), code, from.place);
      if (proof === undefined) throw wrongCode();
      const told = guessesAt(from.place, 'name', NAME_LIMITS.place);
      await tolls.pass(from, told, [NAMES_TOLD]);
      if (await members.isNameTaken(username)) throw usernameTaken();
      const passwordHash = await hasher.hash(password);
      const account = await stores.together(async (inside) => {
        if (!(await inside.codes.use(keyOf(email), proof))) throw wrongCode();
        const member = { username, email, passwordHash, isOperator: false, mustChangePassword: false };
        const added = await inside.members.add({ ...member, createdAt: now() });
        if (added) return added;
        throw (await inside.members.isNameTaken(username)) ? usernameTaken() : emailTaken();
      });
      await limits.settle({ forgive: [...told, NAMES_TOLD] });
      return { token: await sessions.begin(account, userAgent), account };
    },
  };
}

/** Names that strangers were told about. */
const NAMES_TOLD: SharedLimit = { name: 'name total', key: '', toll: NAME_LIMITS.total };

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
