import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { createFactorStore, type FactorStore } from './factor.store.ts';
import { createLoginTicketStore, type LoginTicketStore } from './login-ticket.store.ts';
import { createMemberStore, type MemberStore } from './member.store.ts';
import { createPasskeyStore, type PasskeyStore } from './passkey.store.ts';
import { createResetLinkStore, type ResetLinkStore } from './reset-link.store.ts';
import { createSessionStore, type SessionStore } from './session.store.ts';
import { createVerificationStore, type VerificationStore } from './verification.store.ts';

interface Stores {
  members: MemberStore;
  sessions: SessionStore;
  codes: VerificationStore;
  resetLinks: ResetLinkStore;
  factors: FactorStore;
  passkeys: PasskeyStore;
  tickets: LoginTicketStore;
}

export interface AccountStores extends Stores {
  /** Everything inside happens, or nothing: an error that leaves it undoes it. */
  together<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
}

export function openAccountStores(db: AnyDatabase): AccountStores {
  return { ...storesOn(db), together: (work) => db.transaction().execute((inside) => work(storesOn(inside))) };
}

function storesOn(db: AnyDatabase): Stores {
  return {
    members: createMemberStore(db),
    sessions: createSessionStore(db),
    codes: createVerificationStore(db),
    resetLinks: createResetLinkStore(db),
    factors: createFactorStore(db),
    passkeys: createPasskeyStore(db),
    tickets: createLoginTicketStore(db),
  };
}
