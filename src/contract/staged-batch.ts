import { z } from 'zod';

/** The states of a file on its way in: a ledger, goods, short links, titles. */
export const STAGED_STATES = ['reading', 'mapping', 'ready', 'writing', 'done', 'undoing', 'undone', 'failed'] as const;

/** The fields that every staged file has on the wire. */
export const stagedBatch = {
  Id: z.int(),
  /** The file, or what was done. */
  Name: z.string(),
  State: z.enum(STAGED_STATES),
  /** Rows that become something new, that change nothing, that cannot be used. */
  Add: z.int(),
  Skipped: z.int(),
  Bad: z.int(),
  /** How many rows the work under way has dealt with. */
  Progress: z.int(),
  CreatedTime: z.string(),
};
