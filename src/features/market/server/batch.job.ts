import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { BatchService } from './batch.service.ts';

/** Writes or undoes a batch, whichever its state says. Cut short, it goes on where it was. */
export const batchWork = jobKind('market.batch', z.object({ batchId: z.int() }));
const forgetBatches = jobKind('market.forget-batches', z.object({}), { maxAttempts: 2 });

export const batchSchedules = [
  schedule({ name: 'market.forget-batches', cron: '40 4 * * *', kind: forgetBatches, payload: {} }),
];

export function batchHandlers(batches: Pick<BatchService, 'work' | 'giveUp' | 'forgetOld'>): JobHandler[] {
  return [
    handleJob(batchWork, async ({ batchId }, { attempt, heartbeat }) => {
      try {
        await batches.work(batchId, heartbeat);
      } catch (error) {
        // After the last attempt nobody comes back to it, so the operator must be able to.
        if (attempt >= batchWork.maxAttempts) await batches.giveUp(batchId);
        throw error;
      }
    }),
    handleJob(forgetBatches, (_payload, { heartbeat }) => batches.forgetOld(heartbeat)),
  ];
}
