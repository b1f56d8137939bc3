import type { Feature } from '#/platform/feature.ts';
import { LANES } from '#/platform/jobs/job-kind.ts';
import type { Platform } from '#/platform/platform.ts';

/** Runs the jobs of these names that are due, and those they order, one after the other. A failure is the test's. */
export async function runJobsNow(
  { jobs, events }: Pick<Platform, 'jobs' | 'events'>,
  features: readonly Feature[],
  names: readonly string[],
): Promise<number> {
  const handlers = [events.handler, ...features.flatMap((feature) => feature.jobs ?? [])];
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
