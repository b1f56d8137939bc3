import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { RatesService } from './exchange-rates.service.ts';

export const ratesJob = jobKind('tool.exchange-rates', z.object({}), { maxAttempts: 1 });

/** Banks publish once a day, each at an hour of its own; what has not changed is not sent again. */
export const ratesSchedule = schedule({ name: 'tool.exchange-rates', cron: '17 * * * *', kind: ratesJob, payload: {} });

export const ratesHandler = ({ look }: Pick<RatesService, 'look'>): JobHandler =>
  handleJob(ratesJob, (_, { signal }) => look(signal));
