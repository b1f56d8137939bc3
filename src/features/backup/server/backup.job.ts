import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import { GiveUp, handleJob, type JobContext, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { type Schedule, schedule } from '#/platform/jobs/schedule-book.ts';
import { cronOf } from './backup-name.rules.ts';

/** Tried once only: whoever pressed the button sees what went wrong, and the next night comes. */
const once = { lane: 'long', maxAttempts: 1 } as const;

const makeWish = z.object({ kind: z.enum(['manual', 'nightly']), withKey: z.boolean().default(false) });
export type MakeWish = z.output<typeof makeWish>;

export const makeJob = jobKind('backup.make', makeWish, once);
export const checkJob = jobKind('backup.check', z.object({ name: z.string() }), once);

/** Both read and write whole archives, so one at a time. */
export const BACKUP_KEY = 'backup';

interface Work {
  make(wish: MakeWish, context: JobContext): Promise<void>;
  check(name: string, context: JobContext): Promise<void>;
}

export function backupHandlers({ make, check }: Work): JobHandler[] {
  const expected = (error: unknown) => {
    throw error instanceof AppError ? new GiveUp(error.message) : error;
  };
  return [
    handleJob(makeJob, (wish, context) => make(wish, context).catch(expected)),
    handleJob(checkJob, ({ name }, context) => check(name, context).catch(expected)),
  ];
}

export function nightlySchedules(time: string): Schedule[] {
  if (time === 'off') return [];
  return [
    schedule({
      name: 'backup.nightly',
      cron: cronOf(time),
      kind: makeJob,
      payload: { kind: 'nightly', withKey: false },
    }),
  ];
}
