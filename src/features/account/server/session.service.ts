import { createHash } from 'node:crypto';
import { type Identify, visitor } from '#/platform/auth/caller.ts';
import { type Account, mustExtend, SESSION_MS } from './account.rules.ts';
import type { SessionStore } from './session.store.ts';

interface Needs {
  sessions: SessionStore;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  /** Whether operators must come in with a second factor. */
  isFactorRequired: () => Promise<boolean>;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ sessions, now, randomBytes, isFactorRequired }: Needs) {
  const identify: Identify = async (token) => {
    const found = await sessions.find(hashOf(token), now());
    if (!found) return visitor;
    if (mustExtend(found.extendedAt, now())) await sessions.extend(found.member.sessionId, now(), now() + SESSION_MS);
    const isDue = found.member.role === 'operator' && found.factors < 2 && (await isFactorRequired());
    return isDue ? { ...found.member, role: 'member', lacksFactor: true } : found.member;
  };
  return {
    identify,

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
