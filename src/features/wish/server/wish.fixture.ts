import { onTestFinished } from 'vitest';
import type { TestApp } from '#/host/app.fixture.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { checkHandler } from './friend-link.job.ts';
import { createFriendLinkStore } from './friend-link.store.ts';
import { createFriendLinkCheck } from './friend-link-check.gateway.ts';

/** Does what a job runner would do until nothing is left. Answers how many jobs ran. */
export async function runWishJobs(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  allow: string[],
): Promise<number> {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const links = createFriendLinkStore(database.db, jobs);
  const handler = checkHandler({ links, check: createFriendLinkCheck(createOutbound({ allow }), readers), now });
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  for (let ran = 0; ; ran++) {
    const [job] = await jobs.claim({ lane: 'prompt', names: [handler.kind.name], limit: 1 });
    if (!job) return ran;
    await handler.run(JSON.parse(job.payloadJson), {
      id: job.id,
      attempt: job.attempt,
      dueAt: job.dueAt,
      signal: controller.signal,
      heartbeat: () => {},
    });
    await jobs.complete(job);
  }
}
