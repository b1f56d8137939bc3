import type { Database } from '#/platform/db/database.ts';
import type { FoundThing } from '#/platform/feature.ts';
import { GiveUp, type JobHandler } from '#/platform/jobs/job-kind.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { robotHandlers } from './robot-feature.fixture.ts';

interface Options {
  gateway?: string;
  newest?: FoundThing[];
}

/** The robots as one process has them, and a runner that works only when told to. */
export function aRobotProcess(database: Database, now: () => number, { gateway, newest = [] }: Options = {}) {
  const jobs = createJobQueue({ database, now, random: () => 0 });
  const { handlers, timetable } = robotHandlers({ database, jobs, now, gateway, newest });
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
