import { AppError } from '#/platform/http/app-error.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { type RateTable, tableOf } from './exchange-rates.rules.ts';

const MOST_BYTES = 1024 * 1024;
const TIMEOUT_MS = 10_000;
const ratesReader = aReader<typeof import('./exchange-rates.reader.ts').default>(
  new URL('./exchange-rates.reader.ts', import.meta.url),
);

export type RatesAnswer = { table: RateTable; etag: string } | 'same' | { fault: string };

export type AskForRates = ReturnType<typeof createRatesGateway>;

/** Asks the operator's source; what does not work is told in a sentence. */
export function createRatesGateway(outbound: Pick<Outbound, 'fetch'>, readers: Pick<ReadingRoom, 'read'>) {
  return async (address: string, etag: string, signal: AbortSignal): Promise<RatesAnswer> => {
    try {
      const { status, headers, body } = await outbound.fetch(address, {
        headers: {
          accept: 'application/xml, application/json;q=0.9, */*;q=0.5',
          ...(etag && { 'if-none-match': etag }),
        },
        ...{ maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, signal },
      });
      if (status === 304 && etag !== '') return 'same';
      if (status !== 200) return { fault: `对方返回 HTTP ${status}` };
      const published = await readers.read(ratesReader, { body, type: String(headers['content-type'] ?? '') }, signal);
      if (!published) return { fault: '对方返回的不是汇率，或者没有传完' };
      const table = tableOf(published, new URL(address).host);
      return 'fault' in table ? table : { table, etag: String(headers.etag ?? '') };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OutboundError || error instanceof AppError) return { fault: error.message };
      throw error;
    }
  };
}
