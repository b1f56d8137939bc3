import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { readNote, writeNote } from '#/platform/db/site-note.ts';

/** How the last look at the operator's source went. */
export interface RatesLook {
  /** The address, as a hash: it may hold a key. Another address is looked at anew. */
  address: string;
  /** Of the last good answer. */
  etag: string;
  lookedAt: number;
  /** When it last worked; 0 for never. */
  goodAt: number;
  /** Why it does not work; empty when it does. */
  fault: string;
}

const NAME = 'exchange-rates';

export type RatesLookStore = ReturnType<typeof createRatesLookStore>;

export function createRatesLookStore(db: AnyDatabase) {
  return {
    async read(): Promise<RatesLook | undefined> {
      const note = await readNote(db, NAME);
      // Written by `write` alone.
      return note === undefined ? undefined : (JSON.parse(note) as RatesLook);
    },
    write: (look: RatesLook) => writeNote(db, NAME, JSON.stringify(look)),
  };
}
