import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { runJobsUntilNone } from '#/platform/jobs/run-jobs.fixture.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { batchHandlers } from './batch.job.ts';
import { createBatchService } from './batch.service.ts';
import { createBatchWriteStore } from './batch-write.store.ts';
import { changedItem, newItem } from './item-making.ts';
import { createReviewedStore } from './reviewed.store.ts';

type Site = Pick<TestApp, 'database' | 'clock'>;

export function batchesOf({ database, clock }: Site) {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const batches = createBatchService({
    db: database.db,
    jobs,
    writing: createBatchWriteStore(database),
    reviewed: createReviewedStore(database.db),
    making: { add: newItem, change: changedItem },
    readers,
    contentChanged: async () => {},
    now,
  });
  return { jobs, batches };
}

/** Does what a job runner would do until nothing is left. */
export function runBatchJobs(site: Site): Promise<number> {
  const { jobs, batches } = batchesOf(site);
  return runJobsUntilNone(jobs, batchHandlers(batches));
}

/** Sends a file as the page does. */
export async function sendSheet({ app, as }: TestApp, content: string | Uint8Array<ArrayBuffer>, who = 'operator') {
  const form = new FormData();
  form.set('file', new File([content], '商品.csv'));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/crawl/common/import',
    headers: { ...(await as(who)), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json();
}

/** The operator's export, without its mark. */
export async function exported({ app, as }: TestApp, query = ''): Promise<string> {
  const url = `/api/v1/crawl/common/items/export?${query}`;
  return (await app.inject({ url, headers: await as('operator') })).body.slice(1);
}
