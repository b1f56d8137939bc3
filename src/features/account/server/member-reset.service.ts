import { createHash } from 'node:crypto';
import { badInput } from '#/platform/http/app-error.ts';
import type { Place } from '#/platform/limits/place.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import { deadResetLink, noSuchMember, operatorKeeps, resetDisabled } from './account.errors.ts';
import type { Account } from './account.rules.ts';
import { operatorResetLetter, passwordChangedLetter } from './account-mails.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import { passwordWeakness } from './password.rules.ts';
import type { VerificationService } from './verification.service.ts';

interface Needs {
  hasher: Hasher;
  stores: AccountStores;
  verification: VerificationService;
  mail: MailGateway;
  /** Without a mail server letters stay here, where the operator would read the member's code. */
  sendsMail: () => boolean;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

const SECRET_BYTES = 24;

/** How the member comes in again: by a code that was sent to them, or by a link that the operator hands on. */
export type Reset = { account: Account; token: string | null };

export type MemberResetService = ReturnType<typeof createMemberResetService>;

/** The operator shuts a member out of old logins and lets the member, and nobody else, choose a new password. */
export function createMemberResetService({ stores, verification, mail, sendsMail, hasher, now, randomBytes }: Needs) {
  const secret = () => Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');

  /** The old password is void, the new one is known to nobody; every session ends. */
  async function shutOut(id: number, linkHash: string | null): Promise<void> {
    const passwordHash = await hasher.hash(secret());
    await stores.together(async (inside) => {
      await inside.members.setPassword(id, passwordHash);
      await inside.sessions.removeAll(id);
      if (linkHash !== null) await inside.resetLinks.put(id, linkHash, now());
    });
  }

  /** Undefined for a link that is over, was used, or never was. */
  async function ownerOf(token: string): Promise<{ account: Account; linkHash: string } | undefined> {
    const [number = '', given = ''] = token.split('.');
    const id = /^\d{1,15}$/.test(number) ? Number(number) : 0;
    const account = await stores.members.findById(id);
    const linkHash = hashOf(given);
    const isGood = await stores.resetLinks.isGood(id, linkHash, now());
    return account && !account.isDisabled && isGood ? { account, linkHash } : undefined;
  }

  return {
    async reset(id: number, by: { memberId: number; place: Place }): Promise<Reset> {
      const account = await stores.members.findById(id);
      if (!account) throw noSuchMember();
      if (account.isOperator) throw operatorKeeps();
      if (account.isDisabled) throw resetDisabled();
      const { email } = account;
      if (sendsMail() && email !== null) {
        // A letter that does not go out changes nothing.
        await verification.sendCode({ purpose: 'forget', subject: email }, by, (code) =>
          mail.sendNow(email, operatorResetLetter(code)),
        );
        await shutOut(id, null);
        return { account, token: null };
      }
      const given = secret();
      await shutOut(id, hashOf(given));
      return { account, token: `${id}.${given}` };
    },

    isGoodLink: async (token: string): Promise<boolean> => (await ownerOf(token)) !== undefined,

    async choosePassword(token: string, password: string): Promise<void> {
      const owner = await ownerOf(token);
      if (!owner) throw deadResetLink();
      const { account, linkHash } = owner;
      const weakness = passwordWeakness(password, account);
      if (weakness) throw badInput([{ Field: 'Password', Message: weakness }]);
      const passwordHash = await hasher.hash(password);
      await stores.together(async (inside) => {
        if (!(await inside.resetLinks.use(account.id, linkHash, now()))) throw deadResetLink();
        await inside.members.setPassword(account.id, passwordHash);
        await inside.sessions.removeAll(account.id);
      });
      if (account.email !== null) mail.sendLater(account.email, passwordChangedLetter());
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
