import { createHash } from 'node:crypto';
import type { Call } from './call.ts';
import { isKnownTag } from './known-tag.ts';
import type { RawAnswer } from './raw-route.ts';

/** More than there are feeds, by all the names a site is asked under. */
const MOST = 500;

/**
 * The answer with what it can be told again by; who has it already is told only that. Its date is when it was first found to be as it
 * is: what it lists may be older than what it listed before, when something goes or another order comes. Where it is known since when, a
 * process that has just started says so too.
 */
export function createUnlessKnown(now: () => number) {
  const last = new Map<string, { etag: string; at: number }>();

  function since(name: string, etag: string, changedAt: number): number {
    const known = last.get(name);
    if (known?.etag === etag) return known.at;
    if (last.size >= MOST) last.clear();
    // Dates have no parts of a second.
    const second = (ms: number) => Math.floor(ms / 1000) * 1000;
    const at = known ? Math.max(second(now()), known.at + 1000) : second(changedAt);
    last.set(name, { etag, at });
    return at;
  }

  return (
    name: string,
    answer: RawAnswer & { body: string },
    { headers, siteOrigin }: Call,
    changedAt = now(),
  ): RawAnswer => {
    const etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
    const at = since(siteOrigin + name, etag, changedAt);
    const common = { ...answer.headers, etag, 'last-modified': new Date(at).toUTCString() };
    return isKnown(headers, etag, at) ? { status: 304, headers: common, body: '' } : { ...answer, headers: common };
  };
}

/** A date says less than a tag and counts only where there is none: much can happen within a second. */
function isKnown(headers: Call['headers'], etag: string, at: number): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return isKnownTag(tags, etag);
  return at <= Date.parse(headers['if-modified-since'] ?? '');
}
