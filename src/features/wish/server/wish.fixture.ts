import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { TestApp } from '#/host/app.fixture.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { createWishFeature } from './wish.feature.ts';

/** Does what a job runner would do until nothing is left. Answers how many jobs ran. */
export async function runWishJobs(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  allow: string[],
): Promise<number> {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const outbound = createOutbound({ allow });
  const needs = { database, jobs, outbound, now, randomBytes, contentChanged: async () => {} };
  const { jobs: handlers = [] } = createWishFeature(needs, { menu: async () => [] });
  const names = handlers.map(({ kind }) => kind.name);
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  for (let ran = 0; ; ran++) {
    const [job] = await jobs.claim({ lane: 'prompt', names, limit: 1 });
    if (!job) return ran;
    const handler = handlers.find(({ kind }) => kind.name === job.name);
    await handler?.run(JSON.parse(job.payloadJson), {
      id: job.id,
      attempt: job.attempt,
      dueAt: job.dueAt,
      signal: controller.signal,
      heartbeat: () => {},
    });
    await jobs.complete(job);
  }
}
