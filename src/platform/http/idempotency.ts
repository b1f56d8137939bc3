import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RawInput, Reply } from '#/contract/endpoint.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { idempotencyKeyWrong, otherBody, stillUnderWay } from './app-error.ts';
import type { IdempotencyStore } from './idempotency.store.ts';

/** How long the first answer is repeated to calls with the same key. */
const KEPT_MS = DAY_MS;
/** A call that is not done after this was cut short with its process. */
const LONGEST_CALL_MS = 60_000;
/** How long a second call waits for the first, and how often it looks. */
const PATIENCE_MS = 10_000;
const STEP_MS = 50;
const SWEEP_EVERY = 64;
/** They say nothing about the call itself, and the next try may go well. */
const NOT_KEPT: readonly number[] = [401, 403, 408, 429];

interface Asked {
  /** As it was sent. */
  header: string;
  /** Whose key it is: the same key of another caller is another. */
  owner: string;
  action: string;
  input: RawInput;
}

/** Runs a call, unless it ran before; then tells the same answer. */
export type Once = (asked: Asked, run: () => Promise<Reply>) => Promise<{ reply: Reply; isRepeated: boolean }>;

interface Needs {
  store: IdempotencyStore;
  /** Only who has the site's key can tell whether a fingerprint is that of a guess: what was sent may be a password. */
  mark: (text: string) => string;
  now: () => number;
}

export function createIdempotency({ store, mark, now }: Needs): Once {
  let begun = 0;

  /** The answer of the call that came first, or undefined when this one shall run. */
  async function earlier(id: string, fingerprint: string, at: number): Promise<Reply | undefined> {
    for (let waited = 0; !(await store.begin(id, fingerprint, at)); waited += STEP_MS) {
      const known = await store.find(id);
      if (!known) continue;
      const age = at - known.begunAt;
      const isLost = known.answer === undefined ? Math.abs(age) + waited > LONGEST_CALL_MS : Math.abs(age) > KEPT_MS;
      if (isLost) {
        await store.forget(id, known.begunAt);
        continue;
      }
      if (known.fingerprint !== fingerprint) throw otherBody();
      if (known.answer !== undefined) return JSON.parse(known.answer);
      if (waited >= PATIENCE_MS) throw stillUnderWay();
      await setTimeout(STEP_MS);
    }
    return undefined;
  }

  return async ({ header, owner, action, input }, run) => {
    if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw idempotencyKeyWrong();
    const at = now();
    const id = hashOf(`${owner}\n${header}`);
    const fingerprint = mark(contentOf(action, input));
    const known = await earlier(id, fingerprint, at);
    if (known) {
      const headers = { ...known.headers, 'idempotency-replayed': 'true' };
      return { reply: { ...known, headers }, isRepeated: true };
    }
    begun += 1;
    if (begun % SWEEP_EVERY === 0) await store.sweep(at - KEPT_MS);
    let reply: Reply;
    try {
      reply = await run();
    } catch (error) {
      await store.forget(id, at);
      throw error;
    }
    if (reply.status >= 500 || NOT_KEPT.includes(reply.status)) await store.forget(id, at);
    else await store.finish(id, at, JSON.stringify(reply));
    return { reply, isRepeated: false };
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Files by their bytes; fields in any order. */
function contentOf(action: string, { params, query, body }: RawInput): string {
  const plain = (_name: string, value: unknown) => {
    if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('base64url');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return JSON.stringify([action, params, query, body], plain);
}
