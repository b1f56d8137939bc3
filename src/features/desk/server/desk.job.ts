import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';

const purge = jobKind('desk.purge', z.object({}));

export const purgeSchedule = schedule({ name: 'desk.purge', cron: '10 4 * * *', kind: purge, payload: {} });

export function purgeHandler(purges: readonly (() => Promise<void>)[]): JobHandler {
  return handleJob(purge, async () => {
    for (const one of purges) await one();
  });
}
