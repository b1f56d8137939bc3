import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { ShareService } from './share.service.ts';

const forgetVisitors = jobKind('share.forget-visitors', z.object({}));

export const forgetVisitorsSchedule = schedule({
  name: 'share.forget-visitors',
  cron: '20 * * * *',
  kind: forgetVisitors,
  payload: {},
});

export function forgetVisitorsHandler(service: Pick<ShareService, 'forgetVisitors'>): JobHandler {
  return handleJob(forgetVisitors, () => service.forgetVisitors());
}
