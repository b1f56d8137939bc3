import { createHash } from 'node:crypto';
import { type Identify, type Member, visitor } from '#/platform/auth/caller.ts';
import { type Account, type Ground, mustExtend, SESSION_MS } from './account.rules.ts';
import type { MemberStore } from './member.store.ts';
import type { SessionStore } from './session.store.ts';

interface Needs {
  sessions: SessionStore;
  members: Pick<MemberStore, 'findById'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  /** Whether operators must come in with a second factor. */
  isFactorRequired: () => Promise<boolean>;
}

/** A new session, and whose it is. */
export interface LoggedIn {
  token: string;
  account: Account;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ sessions, members, now, randomBytes, isFactorRequired }: Needs) {
  const identify: Identify = async (token) => {
    const found = await sessions.find(hashOf(token), now());
    if (!found) return visitor;
    if (mustExtend(found.extendedAt, now())) await sessions.extend(found.member.sessionId, now(), now() + SESSION_MS);
    return unlessFactorIsDue(found.member, found.factors);
  };
  async function unlessFactorIsDue(member: Member, factors: number): Promise<Member> {
    const isDue = member.role === 'operator' && factors < 2 && (await isFactorRequired());
    return isDue ? { ...member, role: 'member', lacksFactor: true } : member;
  }
  return {
    identify,

    /** What a token that this caller makes will stand on. */
    groundOf: ({ sessionId }: Member) => sessions.groundOf(sessionId),

    /** The member for whom a token acts, as long as it stands on what it was made on. */
    async standsFor(memberId: number, { generation, factors }: Ground): Promise<Member | undefined> {
      const account = await members.findById(memberId);
      if (!account || account.isDisabled || account.sessionGeneration !== generation) return undefined;
      const member: Member = {
        ...{ role: account.isOperator ? 'operator' : 'member', memberId, username: account.username, sessionId: 0 },
        ...(account.mustChangePassword && { mustChangePassword: true }),
      };
      return unlessFactorIsDue(member, factors);
    },

    /**
     * A new token for every login; only its hash is kept. It belongs to the generation of the account as it was when
     * the password was checked: a password changed since makes it void.
     */
    async begin(account: Account, userAgent: string, factors: 1 | 2 = 1): Promise<string> {
      const { id: memberId, sessionGeneration: generation } = account;
      const token = Buffer.from(randomBytes(32)).toString('base64url');
      const session = { memberId, generation, tokenHash: hashOf(token), userAgent: userAgent.slice(0, 300), factors };
      await sessions.add({ ...session, now: now(), expiresAt: now() + SESSION_MS });
      await sessions.sweep(memberId, now());
      return token;
    },

    end: (token: string) => sessions.remove(hashOf(token)),
  };
}

/** The token has 256 random bits: a plain hash cannot be searched. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
