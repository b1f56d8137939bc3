import { z } from 'zod';

/**
 * What the caller had read of a record, by the names it was answered under. What others changed since and the save leaves as it
 * was read stays theirs; where both changed the same, nothing is saved and the answer is CHANGED_MEANWHILE with Meanwhile. Left
 * out, the last one wins.
 */
export const seen = z.record(z.string().max(40), z.unknown()).optional();

export const CHANGED_MEANWHILE = 'record.changed_meanwhile';

/** What both changed, as it is now and by its names; the rest as it was read. It is the `seen` of a next try that goes over it. */
export const Meanwhile = z.object({ Now: z.record(z.string(), z.unknown()), Others: z.array(z.string()) });

export type Seen = z.output<typeof seen>;
export type Meanwhile = z.output<typeof Meanwhile>;
