import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { FileService } from './file.service.ts';

const cleanFiles = jobKind('file.clean', z.object({}));

export const cleanSchedule = schedule({ name: 'file.clean', cron: '25 4 * * *', kind: cleanFiles, payload: {} });

export function cleanHandler(files: FileService): JobHandler {
  return handleJob(cleanFiles, async () => {
    await files.clean();
  });
}
