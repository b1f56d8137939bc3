import { z } from 'zod';
import { handleJob, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';

/** A receiver that is down for a night gets its messages in the morning. */
export const deliver = jobKind('webhook.deliver', z.object({ delivery: z.number() }), { maxAttempts: 12 });

const sweep = jobKind('webhook.sweep', z.object({}));

export const sweepSchedule = schedule({ name: 'webhook log', cron: '23 4 * * *', kind: sweep, payload: {} });

interface Work {
  send(delivery: number, attempt: { number: number; isLast: boolean; signal: AbortSignal }): Promise<void>;
  sweep(): Promise<void>;
}

export const webhookHandlers = (work: Work) => [
  handleJob(deliver, ({ delivery }, { attempt, signal }) =>
    work.send(delivery, { number: attempt, isLast: attempt >= deliver.maxAttempts, signal }),
  ),
  handleJob(sweep, () => work.sweep()),
];
