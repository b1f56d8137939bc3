import { z } from 'zod';
import { handleJob, type JobContext, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';

export const checkAddresses = jobKind('catalogue.addresses', z.object({ titleId: z.int(), startedAt: z.number() }), {
  lane: 'long',
  maxAttempts: 3,
});

interface Work {
  run(titleId: number, startedAt: number, context: Pick<JobContext, 'signal' | 'heartbeat'>): Promise<void>;
  giveUp(titleId: number, startedAt: number): Promise<void>;
}

export function addressHandler({ run, giveUp }: Work): JobHandler {
  return handleJob(checkAddresses, async ({ titleId, startedAt }, context) => {
    try {
      await run(titleId, startedAt, context);
    } catch (error) {
      if (context.attempt >= checkAddresses.maxAttempts && !context.signal.aborted) await giveUp(titleId, startedAt);
      throw error;
    }
  });
}
