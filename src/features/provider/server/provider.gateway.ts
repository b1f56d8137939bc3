import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { retryAfterMs } from '#/platform/outbound/retry-after.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { ProviderSettings } from './provider.rules.ts';

/** Why an answer could not be used. `isFinal`: asking about other titles would fail as well. */
export class ProviderError extends Error {
  readonly isFinal: boolean;
  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

export type Answer<Value> = { state: 'found'; value: Value; etag: string } | { state: 'same' } | { state: 'gone' };

interface Question {
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Of the last answer: one that has not changed is not sent again. */
  etag?: string;
}

export type AskProvider = <Schema extends z.ZodType>(
  schema: Schema,
  question: Question,
) => Promise<Answer<z.output<Schema>>>;

interface Needs {
  outbound: Pick<Outbound, 'fetch'>;
  readers: Pick<ReadingRoom, 'read'>;
  settings: ProviderSettings;
  signal: AbortSignal;
}

/** Providers refuse what libraries send by themselves. */
const USER_AGENT = 'souluo/souluo/0.1 (self-hosted catalogue)';
const MAX_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 8000;
const TRIES = 4;
const LONGEST_WISH_MS = 60_000;
const answerReader = aReader<typeof import('./provider-answer.reader.ts').default>(
  new URL('./provider-answer.reader.ts', import.meta.url),
);

/** One request at a time, at the provider's pace; again after a failure that may pass. */
export function createAsk({ outbound, readers, settings, signal }: Needs): AskProvider {
  let freeAt = 0;
  const wait = async (milliseconds: number) => {
    if (milliseconds > 0) await pause(milliseconds, undefined, { signal });
  };

  async function send({ path, query = {}, body, etag }: Question) {
    await wait(freeAt - performance.now());
    freeAt = performance.now() + settings.pauseMs;
    return outbound.fetch(urlOf(settings, path, query), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': USER_AGENT,
        accept: 'application/json',
        ...authorization(settings),
        ...(etag && { 'if-none-match': etag }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...{ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal },
    });
  }

  async function answered(question: Question) {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === TRIES;
      try {
        const response = await send(question);
        const mayPass = response.status === 429 || response.status >= 500;
        if (!mayPass || isLast) return response;
        await wait(
          Math.min(retryAfterMs(response.headers['retry-after']) ?? settings.pauseMs * 2 ** attempt, LONGEST_WISH_MS),
        );
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof OutboundError)) throw error;
        if (isLast || ['bad_url', 'blocked', 'too_large'].includes(error.code)) throw new ProviderError(error.message);
        await wait(settings.pauseMs * 2 ** attempt);
      }
    }
  }

  return async (schema, question) => {
    const { status, headers, body } = await answered(question);
    if (status === 304) return { state: 'same' };
    if (status === 404 || status === 410) return { state: 'gone' };
    if (status === 401) throw new ProviderError('对方不认这个密钥', { isFinal: true });
    if (status === 403) throw new ProviderError('对方拒绝了我们（HTTP 403）', { isFinal: true });
    if (status === 429) throw new ProviderError('对方说问得太多了，过一阵再接着来', { isFinal: true });
    if (status !== 200) throw new ProviderError(`对方返回 HTTP ${status}`);
    const answer = await readers.read(answerReader, { body }, signal);
    if ('fault' in answer) throw new ProviderError(answer.fault);
    const read = schema.safeParse(answer.value);
    if (!read.success) throw new ProviderError('对方的回答缺了该有的内容');
    return { state: 'found', value: read.data, etag: String(headers.etag ?? '') };
  };
}

/** The base may have a path of its own, so it is joined as text. */
function urlOf({ base, key = '' }: ProviderSettings, path: string, query: Record<string, string>): string {
  const place = base.endsWith('/') ? base.slice(0, -1) : base;
  const search = new URLSearchParams({ ...query, ...(isShortKey(key) && { api_key: key }) }).toString();
  return `${place}${path}${search && `?${search}`}`;
}

/** TMDB has two kinds of keys; the short one goes into the address, the long one into a header. */
const isShortKey = (key: string) => /^[0-9a-f]{32}$/i.test(key);

function authorization({ key = '' }: ProviderSettings): Record<string, string> {
  return key && !isShortKey(key) ? { authorization: `Bearer ${key}` } : {};
}
