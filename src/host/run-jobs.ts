import type { Feature } from '#/platform/feature.ts';
import { startJobRunner } from '#/platform/jobs/job-runner.ts';
import { purgeDoneHandler, purgeDoneSchedule } from '#/platform/jobs/purge-done-jobs.ts';
import type { Platform } from '#/platform/platform.ts';

export function runJobs({ jobs, timetable, now, report }: Platform, features: readonly Feature[]) {
  return startJobRunner({
    queue: jobs,
    book: timetable,
    handlers: [purgeDoneHandler(jobs, now), ...features.flatMap((feature) => feature.jobs ?? [])],
    schedules: [purgeDoneSchedule, ...features.flatMap((feature) => feature.schedules ?? [])],
    report,
  });
}
