import type { UseLimit } from '#/contract/endpoint.ts';
import type { Caller } from '#/platform/auth/caller.ts';
import type { Quota } from '#/platform/limits/limit.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { AppError } from './app-error.ts';

/** What one member's programs may ask for with tokens, where an endpoint has no limit of its own. */
const TOKEN_LIMIT: UseLimit = { per: 'member', max: 600, seconds: 60 };

interface Counted {
  key: string;
  limit: UseLimit | undefined;
  caller: Caller;
  address: string;
}

/** Counts a call. Answers what is left, where there is a limit; throws 429 beyond it. */
export function countUse({ key, limit, caller, address }: Counted, limits: Pick<Limits, 'use'>): Quota | undefined {
  if (caller.role !== 'visitor' && caller.token) {
    const all = limits.use('token', `member ${caller.memberId}`, TOKEN_LIMIT);
    if (!limit) return all;
  }
  if (!limit) return undefined;
  const isMember = limit.per === 'member' && caller.role !== 'visitor';
  return limits.use(key, isMember ? `member ${caller.memberId}` : addressKey(address), limit);
}

/** As draft-ietf-httpapi-ratelimit-headers has them. */
export function quotaHeaders({ max, seconds, left, resetSeconds }: Quota): Record<string, string> {
  return { 'ratelimit-policy': `"default";q=${max};w=${seconds}`, ratelimit: `"default";r=${left};t=${resetSeconds}` };
}

/** The quota that a refusal is about. */
export function quotaOf(error: unknown): Quota | undefined {
  return error instanceof AppError ? error.details.quota : undefined;
}
