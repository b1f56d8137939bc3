import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { runJobsUntilNone } from '#/platform/jobs/run-jobs.fixture.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { checkHandler } from './friend-link.job.ts';
import { createFriendLinkStore } from './friend-link.store.ts';
import { createFriendLinkCheck } from './friend-link-check.gateway.ts';

/** Does what a job runner would do until nothing is left. Answers how many jobs ran. */
export function runWishJobs(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  allow: string[],
): Promise<number> {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const links = createFriendLinkStore(database.db, jobs);
  const handler = checkHandler({ links, check: createFriendLinkCheck(createOutbound({ allow }), readers), now });
  return runJobsUntilNone(jobs, [handler]);
}
