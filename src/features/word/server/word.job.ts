import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { VisitorService } from './visitor.service.ts';
import { KEPT_MS } from './word.rules.ts';
import type { WordPurgeStore } from './word-purge.store.ts';

const tidy = jobKind('word.tidy', z.object({}));

export const tidySchedule = schedule({ name: 'word.tidy', cron: '40 * * * *', kind: tidy, payload: {} });

interface Needs {
  purging: Pick<WordPurgeStore, 'purgeDeleted'>;
  visitors: Pick<VisitorService, 'forget'>;
  now: () => number;
}

/** Deleted texts go for good, and with the old salts the last trace of where visitors were. */
export function tidyHandler({ purging, visitors, now }: Needs): JobHandler {
  return handleJob(tidy, async () => {
    await purging.purgeDeleted(now() - KEPT_MS, now());
    await visitors.forget();
  });
}
