import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';

export interface KeptAnswer {
  /** As it is sent: writing the same text out for everybody costs more than the rest of a kept answer. */
  body: Buffer;
  tag: string;
}

/** Other processes change content too; their changes are seen after this long at the latest. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** Answers to programs that ask the same again and again: made once for everybody, and anew when content changes. */
export function createKeptAnswers(now: () => number, version: () => number) {
  const kept = new LRUCache<string, Promise<KeptAnswer>>({
    ...grows(5000),
    perf: { now },
    ttlResolution: 0,
    ttl: MAX_AGE_MS,
  });
  let bytes = 0;
  let seen = version();

  return (name: string, make: () => Promise<string>): Promise<KeptAnswer> => {
    if (seen !== version() || bytes > MAX_BYTES) {
      kept.clear();
      bytes = 0;
      seen = version();
    }
    const known = kept.get(name);
    if (known) return known;
    const from = seen;
    const made = make().then((text) => {
      const body = Buffer.from(text);
      return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    });
    kept.set(name, made);
    made.then(
      ({ body }) => {
        bytes += body.length;
        // Begun before a change, so perhaps without it.
        if (from !== version()) kept.delete(name);
      },
      () => kept.delete(name),
    );
    return made;
  };
}
