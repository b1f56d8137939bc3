import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';

const tell = jobKind('announce.tell', z.object({}), { maxAttempts: 1 });

export const tellSchedule = schedule({ name: 'announce.tell', cron: '*/5 * * * *', kind: tell, payload: {} });

export const tellHandler = (run: () => Promise<void>): JobHandler => handleJob(tell, run);
