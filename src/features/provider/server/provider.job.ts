import { z } from 'zod';
import { handleJob, type JobContext, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';

/** One run over the catalogue. */
export const askProvider = jobKind('provider.run', z.object({ runId: z.int() }), { lane: 'long', maxAttempts: 10 });

interface Work {
  run(runId: number, context: Pick<JobContext, 'signal' | 'heartbeat'>): Promise<void>;
  giveUp(runId: number): Promise<void>;
}

export function providerHandlers({ run, giveUp }: Work): JobHandler[] {
  return [
    handleJob(askProvider, async ({ runId }, context) => {
      try {
        await run(runId, context);
      } catch (error) {
        // After the last attempt nobody comes back to it by itself.
        if (context.attempt >= askProvider.maxAttempts && !context.signal.aborted) await giveUp(runId);
        throw error;
      }
    }),
  ];
}
