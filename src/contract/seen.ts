import { z } from 'zod';

/**
 * What the caller had read of a record, by the names it was answered under. Where one is another by now, nothing is
 * saved and the answer is CHANGED_MEANWHILE with Meanwhile. Left out, the last one wins.
 */
export const seen = z.record(z.string().max(40), z.unknown()).optional();

export const CHANGED_MEANWHILE = 'record.changed_meanwhile';

/** What was asked about as it is now, and which of it others have changed. */
export const Meanwhile = z.object({ Now: z.record(z.string(), z.unknown()), Others: z.array(z.string()) });

export type Seen = z.output<typeof seen>;
export type Meanwhile = z.output<typeof Meanwhile>;
