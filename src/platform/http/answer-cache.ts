import { OnceCache } from '#/platform/cache/once-cache.ts';

const MAX_ENTRIES = 2300;
/** The longest time an answer is kept: it may depend on the day, the hour or the searches of others, and none of them is a change. */
const MAX_AGE_MS = 180_000;

export type AnswerCache = OnceCache<unknown>;

/** Keeps answers that are the same for everyone, so that many pages cost one query. */
export const createAnswerCache = (now: () => number): AnswerCache =>
  new OnceCache({ most: MAX_ENTRIES, maxAge: { ms: MAX_AGE_MS, now } });
