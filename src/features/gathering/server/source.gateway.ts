import { setTimeout as pause } from 'node:timers/promises';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { retryAfterMs } from '#/platform/outbound/retry-after.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { questionUrl, type Source } from './source.rules.ts';
import { readAnswer, type SourceAnswer } from './source-answer.gateway.ts';
import type { SourceOrder } from './source-answer.reader.ts';
import { SourceError } from './source-errors.ts';

/** A page of a hundred long series is a few megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
/** Times the source's own pause: who may be asked often may be asked again soon. */
const RETRY_PAUSES = [10, 40, 100];
const LONGEST_WISH_MS = 60_000;

type Question = Record<string, string | number>;

/** Which records are wanted, and the types that the source told before. */
type Wish = Pick<SourceOrder, 'wants'> & Partial<Pick<SourceOrder, 'types'>>;

interface AskOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

export type SourceGateway = ReturnType<typeof createSourceGateway>;

/** Talks to sources the way MacCMS collectors do. */
export function createSourceGateway(outbound: Pick<Outbound, 'fetch'>, readers: Pick<ReadingRoom, 'parts'>) {
  async function ask(
    source: SourceOrder['source'],
    question: Question,
    { wants, types = [] }: Wish,
    options: AskOptions = {},
  ): Promise<SourceAnswer> {
    const { signal, timeoutMs = TIMEOUT_MS } = options;
    const url = questionUrl(source, question);
    try {
      const response = await outbound.fetch(url, { timeoutMs, maxBytes: MAX_BYTES, ...(signal && { signal }) });
      if (response.status !== 200) throw statusError(response.status, response.headers['retry-after']);
      const contentType = String(response.headers['content-type'] ?? '');
      const { name, url: address, types: decided } = source;
      const order = { body: response.body, contentType, source: { name, url: address, types: decided }, types, wants };
      return await readAnswer(readers, order, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof OutboundError)) throw error;
      const mayPass = !['bad_url', 'blocked', 'too_large'].includes(error.code);
      throw new SourceError(error.message, { mayPass, cause: error });
    }
  }

  return {
    ask,

    /**
     * For runs: keeps the source's pace and asks again after a failure that may pass. One asker serves one run, so that
     * there is never more than one request at a time.
     */
    patient(source: Source, signal: AbortSignal) {
      let freeAt = 0;
      const inTurn = async (milliseconds: number) => {
        if (milliseconds > 0) await pause(milliseconds, undefined, { signal });
      };
      return async (question: Question, wish: Wish): Promise<SourceAnswer> => {
        for (let attempt = 0; ; attempt++) {
          await inTurn(freeAt - performance.now());
          freeAt = performance.now() + source.pauseMs;
          try {
            return await ask(source, question, wish, { signal });
          } catch (error) {
            const wait = RETRY_PAUSES[attempt];
            if (!(error instanceof SourceError) || !error.mayPass || wait === undefined) throw error;
            await inTurn(Math.max(wait * source.pauseMs, Math.min(error.retryAfterMs, LONGEST_WISH_MS)));
          }
        }
      };
    },
  };
}

export type PatientAsk = ReturnType<SourceGateway['patient']>;

function statusError(status: number, retryAfter: string | undefined): SourceError {
  const mayPass = status >= 500 || status === 429 || status === 408;
  return new SourceError(`对方返回 HTTP ${status}`, { mayPass, retryAfterMs: retryAfterMs(retryAfter) ?? 0 });
}
