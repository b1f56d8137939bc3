import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { LeavingService } from './leaving.service.ts';
import type { SecurityLogService } from './security-log.service.ts';

const finishErasures = jobKind('account.finish-erasures', z.object({}));

const purgeSecurityLog = jobKind('account.purge-security-log', z.object({}));

export const securityLogSchedule = schedule({
  name: 'account.purge-security-log',
  cron: '25 4 * * *',
  kind: purgeSecurityLog,
  payload: {},
});

export function securityLogHandler(log: Pick<SecurityLogService, 'purge'>): JobHandler {
  return handleJob(purgeSecurityLog, () => log.purge());
}

export const erasureSchedule = schedule({
  name: 'account.finish-erasures',
  cron: '40 * * * *',
  kind: finishErasures,
  payload: {},
});

export function erasureHandler(leaving: LeavingService): JobHandler {
  return handleJob(finishErasures, () => leaving.finishErasures());
}
