import { createHash } from 'node:crypto';
import type { Member } from '#/platform/auth/caller.ts';
import { disabledMember, noSuchPasskey, passkeyRefused, tooManyPasskeys, wrongPasskey } from './account.errors.ts';
import type { Account } from './account.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import {
  challengeIn,
  creationOptions,
  type Response,
  requestOptions,
  verifiedCreation,
  verifiedLogin,
} from './passkey.gateway.ts';
import type { Passkey } from './passkey.store.ts';
import type { LoggedIn, SessionService } from './session.service.ts';

interface Needs {
  stores: AccountStores;
  sessions: SessionService;
  siteTitle: () => Promise<string>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

const CHALLENGE_BYTES = 32;
const MOST_PASSKEYS = 20;

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Coming in without a password. The device asks its owner for a finger, a face or a PIN: both factors in one. */
export function createPasskeyService({ stores, sessions, siteTitle, now, randomBytes }: Needs) {
  const { passkeys, tickets, members } = stores;

  async function newChallenge(purpose: 'passkey add' | 'passkey login', memberId: number | null): Promise<Uint8Array> {
    const challenge = randomBytes(CHALLENGE_BYTES);
    const text = Buffer.from(challenge).toString('base64url');
    await tickets.put(hashOf(text), purpose, { memberId, generation: null }, now());
    return challenge;
  }

  return {
    listOf: (memberId: number): Promise<Passkey[]> => passkeys.listOf(memberId),

    async beginAdding(account: Account, origin: string) {
      const known = await passkeys.listOf(account.id);
      if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
      const site = { origin, title: await siteTitle() };
      return creationOptions(site, account, known, await newChallenge('passkey add', account.id));
    },

    async add({ memberId, sessionId }: Member, name: string, sent: Response, origin: string): Promise<Passkey> {
      const challenge = challengeIn(sent);
      const ticket = challenge && (await tickets.take(hashOf(challenge), 'passkey add', now()));
      if (!challenge || !ticket || ticket.memberId !== memberId) throw passkeyRefused();
      const credential = await verifiedCreation({ origin }, sent, challenge);
      if (!credential) throw passkeyRefused();
      return stores.together(async (inside) => {
        // Many may have been begun at once.
        if ((await inside.passkeys.listOf(memberId)).length >= MOST_PASSKEYS) throw tooManyPasskeys();
        const added = await inside.passkeys.add({ ...credential, memberId, name, createdAt: now() });
        if (!added) throw passkeyRefused();
        await inside.sessions.strengthen(sessionId);
        return added;
      });
    },

    async rename(memberId: number, id: number, name: string): Promise<void> {
      if (!(await passkeys.rename(memberId, id, name))) throw noSuchPasskey();
    },

    async remove(memberId: number, id: number): Promise<void> {
      await stores.together(async (inside) => {
        if (!(await inside.passkeys.remove(memberId, id))) throw noSuchPasskey();
        const isBare = (await inside.passkeys.listOf(memberId)).length === 0 && !(await inside.factors.isOn(memberId));
        if (isBare) await inside.sessions.weaken(memberId);
      });
    },

    beginLogin: async (origin: string) => requestOptions({ origin }, await newChallenge('passkey login', null)),

    async login(sent: Response, origin: string, userAgent: string): Promise<LoggedIn> {
      const challenge = challengeIn(sent);
      const ticket = challenge && (await tickets.take(hashOf(challenge), 'passkey login', now()));
      const key = await passkeys.find(String(sent['id']));
      if (!challenge || !ticket || !key) throw wrongPasskey();
      const counter = await verifiedLogin({ origin }, sent, challenge, key);
      if (counter === undefined || !(await passkeys.use(key.id, counter, now()))) throw wrongPasskey();
      const account = await members.findById(key.memberId);
      if (!account) throw wrongPasskey();
      if (account.isDisabled) throw disabledMember();
      return { token: await sessions.begin(account, userAgent, 2), account };
    },

    /** Whose passkey this is; for the log. */
    memberOf: async (credentialId: string): Promise<number | undefined> =>
      (await passkeys.find(credentialId))?.memberId,
  };
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
