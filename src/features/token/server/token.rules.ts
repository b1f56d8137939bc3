import { DAY_MS } from '#/contract/shanghai-time.pure.ts';

export const MOST_TOKENS = 50;
/** So long an ended token stays in the list, for its owner to see why a program stopped. */
export const ENDED_SHOWN_MS = 90 * DAY_MS;
/** A use is written down at most this often: a busy program must not write with every call. */
const USE_NOTED_MS = 60_000;

export function isOver(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Also when the clock was set back since. */
export function mustNoteUse(usedAt: number | null, now: number): boolean {
  return usedAt === null || Math.abs(now - usedAt) >= USE_NOTED_MS;
}

/** The first scope that belongs to no part of the API. */
export function unknownScopeIn(scopes: readonly string[], areas: ReadonlySet<string>): string | undefined {
  return scopes.find((scope) => scope.includes(':') && !areas.has(scope.slice(0, scope.lastIndexOf(':'))));
}
