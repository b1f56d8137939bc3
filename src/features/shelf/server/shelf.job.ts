import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { ShelfImportService } from './shelf-import.service.ts';

const forgetImports = jobKind('shelf.forget-imports', z.object({}), { maxAttempts: 2 });

/** At night, when few are here. */
export const shelfSchedules = [
  schedule({ name: 'shelf.forget-imports', cron: '55 4 * * *', kind: forgetImports, payload: {} }),
];

export const shelfHandlers = (imports: Pick<ShelfImportService, 'handler' | 'forgetOld'>): JobHandler[] => [
  handleJob(forgetImports, async (_payload, { heartbeat }) => imports.forgetOld(heartbeat)),
  imports.handler,
];
