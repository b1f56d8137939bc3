import { LRUCache } from 'lru-cache';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import { onwards } from '#/platform/clock/clock.ts';
import { blogUnreachable } from './blog.errors.ts';
import type { AskHalo } from './halo.gateway.ts';

type Check = Parameters<AskHalo>[1];

interface Needs {
  ask: AskHalo;
  now: () => number;
  report: (error: unknown) => void;
}

interface Kept {
  status: number;
  body: unknown;
  at: number;
}

export interface KeptAnswer {
  status: number;
  body: unknown;
  /** The service could not be asked just now; this is what it said earlier. */
  isStale: boolean;
}

const FRESH_MS = 60_000;
/** How long after a failure no request waits for the service again. */
const REST_MS = 10_000;
const MOST = 500;

/** Answers of a service that may be down: new while it lives, the last ones when it does not. */
export function createStaleOnError({ ask, now: wallClock, report }: Needs) {
  const now = onwards(wallClock);
  const answers = new OnceCache<Kept>({ most: MOST, isKept: ({ status }) => status === 200 });
  const restUntil = new LRUCache<string, number>({ max: MOST });
  let downUntil = 0;

  async function fetchNew(path: string, check: Check): Promise<Kept> {
    let answer: Awaited<ReturnType<AskHalo>>;
    try {
      answer = await ask(path, check);
    } catch (error) {
      // No answer at all: every other path would wait in vain as well.
      downUntil = now() + REST_MS;
      throw error;
    }
    if (answer.status !== 200 && answer.status !== 404) {
      restUntil.set(path, now() + REST_MS);
      throw new Error(`the blog service answered ${answer.status}`);
    }
    downUntil = 0;
    if (answer.status === 200) checkShape(path, answer.body, check);
    return { ...answer, at: now() };
  }

  /** A wrong answer must not replace a right one. */
  function checkShape(path: string, body: unknown, check: Check): void {
    try {
      check(body);
    } catch (error) {
      restUntil.set(path, now() + REST_MS);
      throw new Error('the blog service answered something else', { cause: error });
    }
  }

  return async (path: string, check: Check): Promise<KeptAnswer> => {
    const old = answers.kept(path);
    if (old && now() - old.at < FRESH_MS) return { ...old, isStale: false };
    const isResting = now() < Math.max(downUntil, restUntil.get(path) ?? 0);
    try {
      if (isResting) throw blogUnreachable();
      return { ...(await answers.renew(path, () => fetchNew(path, check))), isStale: false };
    } catch (error) {
      if (!isResting) report(error);
      if (!old) throw blogUnreachable();
      return { ...old, isStale: true };
    }
  };
}
