import { createHash } from 'node:crypto';
import type { Call } from './call.ts';
import { isKnownTag } from './known-tag.ts';
import type { RawAnswer } from './raw-route.ts';

/** The answer with its ETag; 304 for a client that has it already. */
export function unlessKnown(answer: RawAnswer & { body: string }, changedAt: number, { headers }: Call): RawAnswer {
  const etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  const common = {
    ...answer.headers,
    etag,
    ...(changedAt > 0 && { 'last-modified': new Date(changedAt).toUTCString() }),
  };
  return isKnown(headers, etag, changedAt)
    ? { status: 304, headers: common, body: '' }
    : { ...answer, headers: common };
}

/** A date says less than a tag and counts only where there is none: much can happen within a second. */
function isKnown(headers: Call['headers'], etag: string, changedAt: number): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return isKnownTag(tags, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changedAt > 0 && Math.floor(changedAt / 1000) * 1000 <= since;
}
