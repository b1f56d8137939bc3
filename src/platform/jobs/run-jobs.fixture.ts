import { type JobHandler, LANES } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';

/** Runs the jobs of these handlers that are due, and those they order, one after the other. A failure is the test's. */
export async function runJobsUntilNone(
  jobs: Pick<JobQueue, 'claim' | 'complete'>,
  handlers: readonly JobHandler[],
  names: readonly string[] = handlers.map(({ kind }) => kind.name),
): Promise<number> {
  for (let ran = 0; ; ) {
    const claimed = await Promise.all(LANES.map((lane) => jobs.claim({ lane, names: [...names], limit: 20 })));
    if (claimed.flat().length === 0) return ran;
    for (const job of claimed.flat()) {
      const handler = handlers.find(({ kind }) => kind.name === job.name);
      if (!handler) throw new Error(`nobody does ${job.name}`);
      const { id, attempt, dueAt } = job;
      const signal = AbortSignal.timeout(60_000);
      await handler.run(JSON.parse(job.payloadJson), { id, attempt, dueAt, signal, heartbeat: () => {} });
      await jobs.complete(job);
      ran += 1;
    }
  }
}
