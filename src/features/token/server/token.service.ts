import { createHash } from 'node:crypto';
import { API_TOKEN_PREFIX } from '#/platform/auth/api-token.ts';
import type { Identify, Member } from '#/platform/auth/caller.ts';
import { loginOnly, tokenInvalid } from '#/platform/http/app-error.ts';
import { noSuchToken, tokenExpired, tooManyTokens, unknownScope } from './token.errors.ts';
import { ENDED_SHOWN_MS, isOver, MOST_TOKENS, mustNoteUse, unknownScopeIn } from './token.rules.ts';
import type { StoredToken, TokenStore } from './token.store.ts';

type Ground = StoredToken['ground'];

/** What the accounts tell. */
export interface Owners {
  groundOf(member: Member): Promise<Ground | undefined>;
  standsFor(memberId: number, ground: Ground): Promise<Member | undefined>;
}

interface Needs extends Owners {
  store: TokenStore;
  /** The parts of the API, for scopes that are limited to one. */
  areas: () => ReadonlySet<string>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

interface Wanted {
  name: string;
  scopes: string[];
  expiresAt: number | null;
}

export type TokenService = ReturnType<typeof createTokenService>;

export function createTokenService({ store, areas, groundOf, standsFor, now, randomBytes }: Needs) {
  const identify: Identify = async (text) => {
    const token = await store.find(hashOf(text));
    if (!token || isOver(token.expiresAt, now())) throw tokenInvalid();
    const member = await standsFor(token.memberId, token.ground);
    if (!member) throw tokenInvalid();
    if (mustNoteUse(token.usedAt, now())) await store.use(token.id, now());
    return { ...member, token: { id: token.id, scopes: token.scopes } };
  };
  return {
    identify,

    /** The text is told this once; only its hash is kept. */
    async add(member: Member, { name, scopes, expiresAt }: Wanted): Promise<StoredToken & { text: string }> {
      const { memberId } = member;
      const unknown = unknownScopeIn(scopes, areas());
      if (unknown) throw unknownScope(unknown);
      if (isOver(expiresAt, now())) throw tokenExpired();
      await store.sweep(memberId, now() - ENDED_SHOWN_MS);
      if ((await store.listOf(memberId)).length >= MOST_TOKENS) throw tooManyTokens(MOST_TOKENS);
      const ground = await groundOf(member);
      if (!ground) throw loginOnly();
      const text = `${API_TOKEN_PREFIX}${Buffer.from(randomBytes(32)).toString('base64url')}`;
      const hint = text.slice(0, API_TOKEN_PREFIX.length + 4);
      const about = { memberId, name, scopes, expiresAt, ground, hint, createdAt: now() };
      return { ...(await store.add({ ...about, hash: hashOf(text) })), text };
    },

    listOf: (memberId: number) => store.listOf(memberId),

    /** A program may end what it uses itself, and nothing of others. */
    async remove({ memberId, token }: Member, id: number): Promise<void> {
      if (token && token.id !== id) throw loginOnly();
      if (!(await store.remove(memberId, id))) throw noSuchToken();
    },

    removeAll: (memberId: number) => store.removeAll(memberId),
  };
}

/** The token has 256 random bits: a plain hash cannot be searched. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
