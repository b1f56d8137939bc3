import type { Feature } from '#/platform/feature.ts';
import type { JobHandler } from '#/platform/jobs/job-kind.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { startJobRunner } from '#/platform/jobs/job-runner.ts';
import { purgeDoneHandler, purgeDoneSchedule } from '#/platform/jobs/purge-done-jobs.ts';
import type { Metrics } from '#/platform/metrics/metrics.ts';
import type { Platform } from '#/platform/platform.ts';

/** Jobs take from a moment to an hour. */
const SECONDS = [0.01, 0.1, 0.5, 1, 5, 30, 60, 300, 1800, 3600];

export function runJobs({ jobs, timetable, events, metrics, now, report }: Platform, features: readonly Feature[]) {
  const measured = measure(metrics);
  addJobMetrics(metrics, jobs, now);
  return startJobRunner({
    queue: jobs,
    book: timetable,
    handlers: [purgeDoneHandler(jobs, now), events.handler, ...features.flatMap((feature) => feature.jobs ?? [])].map(
      measured,
    ),
    schedules: [purgeDoneSchedule, ...features.flatMap((feature) => feature.schedules ?? [])],
    report,
  });
}

/** How long each kind of job took in this process, and how it ended. */
function measure(metrics: Metrics): (handler: JobHandler) => JobHandler {
  const durations = metrics.histogram(
    'souluo_job_duration_seconds',
    'Time that jobs took, by name and result.',
    SECONDS,
  );
  return (handler) => ({
    ...handler,
    async run(payload, context) {
      const startedAt = performance.now();
      const tell = (result: string) =>
        durations.observe((performance.now() - startedAt) / 1000, { job: handler.kind.name, result });
      try {
        await handler.run(payload, context);
        tell('done');
      } catch (error) {
        tell('failed');
        throw error;
      }
    },
  });
}

function addJobMetrics(metrics: Metrics, jobs: Pick<JobQueue, 'stats'>, now: () => number): void {
  metrics.gauge('souluo_jobs', 'Jobs of the whole site by state; dead ones wait for an operator.', async () => {
    const { queued, running, dead } = await jobs.stats();
    return Object.entries({ queued, running, dead }).map(([state, value]) => ({ labels: { state }, value }));
  });
  metrics.gauge('souluo_job_wait_seconds', 'How long the job that is due the longest has waited.', async () => {
    const { oldestDueAt } = await jobs.stats();
    return oldestDueAt === undefined ? 0 : Math.max(0, (now() - oldestDueAt) / 1000);
  });
}
