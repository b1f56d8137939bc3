import { createHash } from 'node:crypto';
import { type Identify, visitor } from '#/platform/auth/caller.ts';
import { mustExtend, SESSION_MS } from './account.rules.ts';
import type { SessionStore } from './session.store.ts';

interface Needs {
  sessions: SessionStore;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ sessions, now, randomBytes }: Needs) {
  const identify: Identify = async (token) => {
    const found = await sessions.find(hashOf(token), now());
    if (!found) return visitor;
    if (mustExtend(found.extendedAt, now())) await sessions.extend(found.member.sessionId, now(), now() + SESSION_MS);
    return found.member;
  };
  return {
    identify,

    /** A new token for every login; only its hash is kept. */
    async begin(memberId: number, userAgent: string): Promise<string> {
      const token = Buffer.from(randomBytes(32)).toString('base64url');
      const expiresAt = now() + SESSION_MS;
      await sessions.add({
        memberId,
        tokenHash: hashOf(token),
        userAgent: userAgent.slice(0, 300),
        now: now(),
        expiresAt,
      });
      return token;
    },

    end: (token: string) => sessions.remove(hashOf(token)),
  };
}

/** The token has 256 random bits: a plain hash cannot be searched. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
