import type { Caller } from '#/platform/auth/caller.ts';
import type { Change, Person } from './audit.ts';

/** Where a call comes from, before anyone asked who sent it. */
export interface Sender {
  token?: string | undefined;
  address: string;
  userAgent: string;
  /** Our own origin as this visitor reached it, e.g. https://example.com. */
  origin: string;
  /** PUBLIC_URL, else that origin: what feeds and canonical links begin with. */
  siteOrigin: string;
  headers: Record<string, string | undefined>;
}

/** What a handler knows about its caller, and how it adds to the answer. */
export interface Call extends Sender {
  caller: Caller;
  /** Adds a response header. */
  setHeader(name: string, value: string): void;
  setCookie(cookie: string): void;
  /** Said by a login that went well: the operators' are noted. */
  letIn(person: Person): void;
  /** What an operator's change did, for the log, in place of what was sent. */
  tellChange(changes: readonly Change[]): void;
}
