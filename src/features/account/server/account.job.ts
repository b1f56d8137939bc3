import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { LeavingService } from './leaving.service.ts';

const finishErasures = jobKind('account.finish-erasures', z.object({}));

export const erasureSchedule = schedule({
  name: 'account.finish-erasures',
  cron: '40 * * * *',
  kind: finishErasures,
  payload: {},
});

export function erasureHandler(leaving: LeavingService): JobHandler {
  return handleJob(finishErasures, () => leaving.finishErasures());
}
