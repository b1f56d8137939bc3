import type { z } from 'zod';

/** Long jobs have slots of their own, so that an hour of collecting never holds up a mail. */
export const LANES = ['prompt', 'long'] as const;
export type Lane = (typeof LANES)[number];

/** What the asking and the doing side of a job agree on. A feature declares its kinds in `<feature>.job.ts`. */
export interface JobKind<Schema extends z.ZodType = z.ZodType> {
  name: string;
  payload: Schema;
  lane: Lane;
  maxAttempts: number;
}

export interface JobContext {
  /** The same in every attempt: fit as an idempotency key for an outside service. */
  id: number;
  attempt: number;
  /** When it was meant to run; for a schedule, the occurrence. Later than that after a sleep or an outage. */
  dueAt: number;
  /** Aborts when the process stops, the time limit is over, or another process has taken the job over. */
  signal: AbortSignal;
  /** Says that work goes on: the time limit starts anew. Throws when the job should end. */
  heartbeat(): void;
}

export interface JobHandler {
  kind: JobKind;
  /** The longest time without a heartbeat. */
  limitMs: number;
  run(storedPayload: unknown, context: JobContext): Promise<void>;
}

/** Thrown by a handler when another attempt would be in vain: the job is dead at once. */
export class GiveUp extends Error {}

export function jobKind<Schema extends z.ZodType>(
  name: string,
  payload: Schema,
  { lane = 'prompt', maxAttempts = 5 }: { lane?: Lane; maxAttempts?: number } = {},
): JobKind<Schema> {
  return { name, payload, lane, maxAttempts };
}

/** Handlers may run more than once for one job (a killed process cannot say how far it came) and must bear that. */
export function handleJob<Schema extends z.ZodType>(
  kind: JobKind<Schema>,
  run: (payload: z.output<Schema>, context: JobContext) => Promise<void>,
  { limitMs = 5 * 60_000 }: { limitMs?: number } = {},
): JobHandler {
  return {
    kind,
    limitMs,
    async run(storedPayload, context) {
      const payload = kind.payload.safeParse(storedPayload);
      if (!payload.success) throw new GiveUp(`the payload is wrong: ${payload.error.message}`);
      await run(payload.data, context);
    },
  };
}
