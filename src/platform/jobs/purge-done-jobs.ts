import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';
import { schedule } from './schedule-book.ts';

/** Also how far the clock may be set back without an occurrence being fired again. */
const KEEP_MS = 7 * 24 * 60 * 60_000;

const purgeDoneJobs = jobKind('jobs.purge-done', z.object({}));

export const purgeDoneSchedule = schedule({
  name: 'jobs.purge-done',
  cron: '40 4 * * *',
  kind: purgeDoneJobs,
  payload: {},
});

export function purgeDoneHandler(queue: JobQueue, now: () => number): JobHandler {
  return handleJob(purgeDoneJobs, async () => {
    await queue.purgeDone(now() - KEEP_MS);
  });
}
