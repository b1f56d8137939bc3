import { createHash } from 'node:crypto';
import type { AskForRates } from './exchange-rates.gateway.ts';
import type { RateTable } from './exchange-rates.rules.ts';
import type { RatesLookStore } from './exchange-rates.store.ts';

interface Needs {
  /** Where rates come from; undefined when the operator registers them by hand. */
  address: () => string | undefined;
  ask: AskForRates;
  looks: RatesLookStore;
  keep: (table: RateTable) => Promise<void>;
  now: () => number;
}

export type RatesService = ReturnType<typeof createRatesService>;

/** Rates by the operator's source: what was good last stays until there is something better. */
export function createRatesService({ address, ask, looks, keep, now }: Needs) {
  async function lastLook() {
    const url = address();
    if (url === undefined) return undefined;
    const hash = createHash('sha256').update(url).digest('base64url');
    const last = await looks.read();
    return { url, hash, last: last?.address === hash ? last : undefined };
  }

  return {
    isUsed: () => address() !== undefined,

    /** Whether it was never asked, so that nobody has to wait for the hour. */
    async isNew(): Promise<boolean> {
      const found = await lastLook();
      return found !== undefined && found.last === undefined;
    },

    /** The last look at the source that is set now. */
    last: async () => (await lastLook())?.last,

    async look(signal: AbortSignal): Promise<void> {
      const found = await lastLook();
      if (!found) return;
      const { url, hash, last } = found;
      const before = { etag: last?.etag ?? '', goodAt: last?.goodAt ?? 0 };
      const answer = await ask(url, before.etag, signal);
      const [lookedAt, address] = [now(), hash];
      if (answer === 'same') return looks.write({ ...before, address, lookedAt, goodAt: lookedAt, fault: '' });
      if ('fault' in answer) return looks.write({ ...before, address, lookedAt, fault: answer.fault });
      await keep(answer.table);
      await looks.write({ address, etag: answer.etag, lookedAt, goodAt: lookedAt, fault: '' });
    },
  };
}
