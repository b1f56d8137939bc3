import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { BillService } from './bill.service.ts';
import type { BillImportService } from './bill-import.service.ts';

const purgeDeleted = jobKind('bill.purge-deleted', z.object({}));

export const purgeSchedule = schedule({
  name: 'bill.purge-deleted',
  cron: '20 4 * * *',
  kind: purgeDeleted,
  payload: {},
});

export function purgeHandler(bills: BillService, imports: BillImportService): JobHandler {
  return handleJob(purgeDeleted, async (_payload, { heartbeat }) => {
    await bills.purge();
    await imports.purge(heartbeat);
  });
}
