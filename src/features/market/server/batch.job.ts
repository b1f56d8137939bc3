import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { BatchService } from './batch.service.ts';

const forgetBatches = jobKind('market.forget-batches', z.object({}), { maxAttempts: 2 });

export const batchSchedules = [
  schedule({ name: 'market.forget-batches', cron: '40 4 * * *', kind: forgetBatches, payload: {} }),
];

export function batchHandlers(batches: Pick<BatchService, 'handler' | 'forgetOld'>): JobHandler[] {
  return [batches.handler, handleJob(forgetBatches, (_payload, { heartbeat }) => batches.forgetOld(heartbeat))];
}
