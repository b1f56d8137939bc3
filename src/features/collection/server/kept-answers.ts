import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';

export interface KeptAnswer {
  body: string;
  tag: string;
}

/** Other processes change content too; their changes are seen after this long at the latest. */
const MAX_AGE_MS = 60_000;
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Answers to programs that ask the same again and again: made once for everybody, and anew when content changes. */
export function createKeptAnswers(now: () => number, version: () => number) {
  const kept = new LRUCache<string, Promise<KeptAnswer>>({
    ...grows(5000),
    perf: { now },
    ttlResolution: 0,
    ttl: MAX_AGE_MS,
  });
  let characters = 0;
  let seen = version();

  return (name: string, make: () => Promise<string>): Promise<KeptAnswer> => {
    if (seen !== version() || characters > MAX_CHARACTERS) {
      kept.clear();
      characters = 0;
      seen = version();
    }
    const known = kept.get(name);
    if (known) return known;
    const from = seen;
    const made = make().then((body) => ({ body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` }));
    kept.set(name, made);
    made.then(
      ({ body }) => {
        characters += body.length;
        // Begun before a change, so perhaps without it.
        if (from !== version()) kept.delete(name);
      },
      () => kept.delete(name),
    );
    return made;
  };
}
