import { z } from 'zod';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import type { JobTables } from './job.table.ts';
import { jobKind } from './job-kind.ts';
import { type ClaimedJob, createJobQueue, type JobQueue } from './job-queue.ts';
import { createScheduleBook } from './schedule-book.ts';

export const greet = jobKind('test.greet', z.object({ name: z.string() }), { maxAttempts: 3 });

/** A queue and a book as one process has them. Two on one database are two processes that share a clock. */
export function aProcess(database: Database, { now }: { now: () => number } = aClock()) {
  // No chance in retries: always half of the full delay.
  const queue = createJobQueue({ database, now, random: () => 0 });
  return { queue, book: createScheduleBook({ database, now }) };
}

export function claimGreetings(queue: JobQueue, limit = 100): Promise<ClaimedJob[]> {
  return queue.claim({ lane: greet.lane, names: [greet.name], limit });
}

export async function claimOne(queue: JobQueue): Promise<ClaimedJob> {
  const [job] = await claimGreetings(queue, 1);
  if (!job) throw new Error('no job is due');
  return job;
}

/** Many in one statement; the later ones have been due for longer. */
export async function enqueueMany({ db }: Database, count: number, now: number): Promise<void> {
  const tables = db.withTables<JobTables>();
  const row = { name: greet.name, lane: greet.lane, payload_json: '{"name":"小明"}', max_attempts: 3 };
  for (let first = 0; first < count; first += 1000) {
    const times = Array.from({ length: Math.min(1000, count - first) }, (_, index) => now - first - index);
    await tables
      .insertInto('job')
      .values(times.map((time) => ({ ...row, run_at: time, created_at: time })))
      .execute();
  }
}
