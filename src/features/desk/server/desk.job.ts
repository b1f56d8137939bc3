import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { Visitors } from '#/platform/tally/visitors.ts';

const purge = jobKind('desk.purge', z.object({}));
const forgetVisitors = jobKind('desk.forget-visitors', z.object({}));

export const purgeSchedule = schedule({ name: 'desk.purge', cron: '10 4 * * *', kind: purge, payload: {} });

/** Every hour, so that what could tell who came is gone soon after midnight. */
export const forgetVisitorsSchedule = schedule({
  name: 'desk.forget-visitors',
  cron: '20 * * * *',
  kind: forgetVisitors,
  payload: {},
});

export function purgeHandler(purges: readonly (() => Promise<void>)[]): JobHandler {
  return handleJob(purge, async () => {
    for (const one of purges) await one();
  });
}

export function forgetVisitorsHandler(visitors: Pick<Visitors, 'forgetOld'>): JobHandler {
  return handleJob(forgetVisitors, () => visitors.forgetOld());
}
