import { DAY_MS, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';

export const MOST_WEBHOOKS = 20;
/** What waits for one address; what happens beyond is not kept for it. */
export const MOST_WAITING = 1000;
export const KEPT_MS = 30 * DAY_MS;
export const OLD_SECRET_MS = DAY_MS;
export const SECRET_PREFIX = 'whsec_';

interface Message {
  kind: string;
  at: number;
  data: unknown;
}

/** A message on its way to one address. */
export interface Sending {
  url: string;
  id: string;
  body: string;
  /** The newest first; each signs. */
  secrets: readonly string[];
  at: number;
  signal: AbortSignal;
}

/** What is sent, in the form of Standard Webhooks. */
export function bodyOf({ kind, at, data }: Message): string {
  return JSON.stringify({ type: kind, timestamp: toShanghaiIso(at), data });
}

export interface Kind {
  name: string;
  audience: 'followers' | 'member' | 'operators';
}

/** What happens to the site is for those who run it. */
export function mayHear(kind: Kind, isOperator: boolean): boolean {
  return isOperator || kind.audience !== 'operators';
}

/** An event for one member is for nobody else, whoever listens. */
export function isFor(memberId: number, { audience }: Kind, event: { memberId?: number | undefined }): boolean {
  return event.memberId === undefined ? audience !== 'member' : event.memberId === memberId;
}
