import { randomBytes } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import type { FoundThing } from '#/platform/feature.ts';
import { GiveUp, type JobHandler } from '#/platform/jobs/job-kind.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { Metrics } from '#/platform/metrics/metrics.ts';
import { createWaysOut } from '#/platform/outbound/ways-out.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { noAbilities } from './hear/abilities.fixture.ts';
import { createRobotFeature } from './robot.feature.ts';

interface Options {
  gateway?: string;
  newest?: FoundThing[];
}

/** The robots as one process has them, and a runner that works only when told to. */
export function aRobotProcess(database: Database, now: () => number, { gateway, newest = [] }: Options = {}) {
  const jobs = createJobQueue({ database, now, random: () => 0 });
  const timetable = createScheduleBook({ database, now });
  const waysOut = createWaysOut({ config: { OUTBOUND_ALLOW: [], DNS_SERVERS: [] } });
  const parts = {
    database,
    jobs,
    timetable,
    ...waysOut,
    secrets: testSecrets,
    randomBytes,
    metrics: new Metrics(),
    events: { listen: () => {} },
    now,
  };
  const { jobs: handlers = [] } = createRobotFeature(
    // The parts that the feature asks for; it never sees the rest.
    parts as unknown as Parameters<typeof createRobotFeature>[0],
    {
      settings: () => ({ ROBOT_BASE_URL: gateway, publicOrigin: undefined }),
      newest: { catalogue: async (limit) => newest.slice(0, limit), market: async () => [] },
      pushes: async () => [],
      feeds: async () => [],
      abilities: noAbilities,
      eventKinds: () => [],
    },
  );
  const names = handlers.map(({ kind }) => kind.name);

  async function runOne(handler: JobHandler, job: Awaited<ReturnType<typeof jobs.claim>>[number]): Promise<void> {
    const context = { id: job.id, attempt: job.attempt, dueAt: job.dueAt, signal: new AbortController().signal };
    try {
      await handler.run(JSON.parse(job.payloadJson), { ...context, heartbeat: () => {} });
      await jobs.complete(job);
    } catch (error) {
      await jobs.fail(job, error, { retry: !(error instanceof GiveUp) });
    }
  }

  return {
    jobs,
    timetable,
    /** Fires what is due and runs it until nothing is left. Answers how many jobs ran. */
    async work(): Promise<number> {
      await timetable.fireDue(
        handlers.map(({ kind }) => kind),
        [],
      );
      for (let ran = 0; ; ran++) {
        const [job] = await jobs.claim({ lane: 'prompt', names, limit: 1 });
        const handler = handlers.find(({ kind }) => kind.name === job?.name);
        if (!job || !handler) return ran;
        await runOne(handler, job);
      }
    },
  };
}
