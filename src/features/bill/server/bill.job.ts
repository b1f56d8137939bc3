import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { BillService } from './bill.service.ts';
import type { BillDueStore } from './bill-due.store.ts';
import type { BillImportService } from './bill-import.service.ts';

const purgeDeleted = jobKind('bill.purge-deleted', z.object({}));

export const purgeSchedule = schedule({
  name: 'bill.purge-deleted',
  cron: '20 4 * * *',
  kind: purgeDeleted,
  payload: {},
});

const tellDue = jobKind('bill.tell-due', z.object({}));

export const dueSchedule = schedule({ name: 'bill.tell-due', cron: '*/10 * * * *', kind: tellDue, payload: {} });

export function dueHandler(due: readonly Pick<BillDueStore, 'tellSome'>[], now: () => number): JobHandler {
  return handleJob(tellDue, async (_payload, { heartbeat }) => {
    for (const each of due) while (await each.tellSome(now())) heartbeat();
  });
}

export function purgeHandler(bills: BillService, imports: BillImportService): JobHandler {
  return handleJob(purgeDeleted, async (_payload, { heartbeat }) => {
    await bills.purge();
    await imports.purge(heartbeat);
  });
}
