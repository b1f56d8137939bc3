import type { Feature } from '#/platform/feature.ts';
import { runJobsUntilNone } from '#/platform/jobs/run-jobs.fixture.ts';
import type { Platform } from '#/platform/platform.ts';

/** Runs the jobs of these names that are due, and those they order. */
export function runJobsNow(
  { jobs, events }: Pick<Platform, 'jobs' | 'events'>,
  features: readonly Feature[],
  names: readonly string[],
): Promise<number> {
  return runJobsUntilNone(jobs, [events.handler, ...features.flatMap((feature) => feature.jobs ?? [])], names);
}
