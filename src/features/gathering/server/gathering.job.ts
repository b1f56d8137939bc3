import { z } from 'zod';
import { handleJob, type JobContext, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import { beginRun } from './source.store.ts';
import type { TitleImportService } from './title-import.service.ts';

/** One run over a source. */
export const collectSource = jobKind('collection.run', z.object({ runId: z.int() }), { lane: 'long', maxAttempts: 10 });

/** At most one unfinished run a source. */
export const jobKeyOf = (sourceId: number) => `collection ${sourceId}`;

const forgetImports = jobKind('collection.forget-imports', z.object({}), { maxAttempts: 2 });

export const gatheringSchedules = [
  schedule({ name: 'collection.forget-imports', cron: '50 4 * * *', kind: forgetImports, payload: {} }),
];

interface Work {
  run(runId: number, context: Pick<JobContext, 'signal' | 'heartbeat'>): Promise<void>;
  giveUp(runId: number): Promise<void>;
  begin(sourceId: number): Promise<void>;
  imports: Pick<TitleImportService, 'handler' | 'forgetOld'>;
}

export function gatheringHandlers({ run, giveUp, begin, imports }: Work): JobHandler[] {
  return [
    handleJob(collectSource, async ({ runId }, context) => {
      try {
        await run(runId, context);
      } catch (error) {
        // After the last attempt nobody comes back to it by itself, so the operator must be able to.
        if (context.attempt >= collectSource.maxAttempts && !context.signal.aborted) await giveUp(runId);
        throw error;
      }
    }),
    handleJob(beginRun, ({ sourceId }) => begin(sourceId)),
    imports.handler,
    handleJob(forgetImports, (_payload, { heartbeat }) => imports.forgetOld(heartbeat)),
  ];
}
