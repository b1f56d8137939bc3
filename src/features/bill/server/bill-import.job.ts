import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import type { BillImportService } from './bill-import.service.ts';

/** Writes or undoes a batch, whichever its state says. Cut short, it goes on where it was. */
export const importWork = jobKind('bill.import', z.object({ memberId: z.int(), batchId: z.int() }));

export function importHandler(imports: Pick<BillImportService, 'work' | 'giveUp'>): JobHandler {
  return handleJob(importWork, async ({ memberId, batchId }, { attempt, heartbeat }) => {
    try {
      await imports.work(memberId, batchId, heartbeat);
    } catch (error) {
      // After the last attempt nobody comes back to it, so the member must be able to.
      if (attempt >= importWork.maxAttempts) await imports.giveUp(memberId, batchId);
      throw error;
    }
  });
}
