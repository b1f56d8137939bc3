import { randomBytes } from 'node:crypto';
import { createEvents } from '#/platform/event/events.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { runJobsUntilNone } from '#/platform/jobs/run-jobs.fixture.ts';
import { createGuessCounter } from '#/platform/limits/guess-counter.ts';
import { createLimits } from '#/platform/limits/limits.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { createBillFeature } from './bill.feature.ts';

/** Does what a job runner would do until nothing is left. Answers how many jobs ran. */
export async function runBillJobs({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Promise<number> {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const limits = createLimits({ counter: createGuessCounter(database.db), now, factor: () => 1 });
  const { jobs: handlers = [] } = createBillFeature(
    { database, events: createEvents({ jobs, now }), jobs, limits, readers, now, randomBytes },
    { raster: async () => undefined, siteTitle: async () => '', readPicture: async () => ({ lines: [] }) },
  );
  return runJobsUntilNone(jobs, handlers);
}

/** Sends a file as the page does. */
export async function upload(
  { app }: TestApp,
  headers: Record<string, string>,
  bytes: Uint8Array,
  name = '账单.csv',
  password?: string,
) {
  const form = new FormData();
  if (password !== undefined) form.set('Password', password);
  form.set('file', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/bill/import',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json();
}
