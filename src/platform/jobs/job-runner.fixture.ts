import { afterEach, expect } from 'vitest';
import { elapsed } from '#/platform/clock/clock.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { handleJob, type JobContext, type JobHandler } from './job-kind.ts';
import { startJobRunner } from './job-runner.ts';
import { aProcess, greet } from './jobs.fixture.ts';

interface Clock {
  now(): number;
  elapsed(): number;
}
type Options = Partial<Parameters<typeof startJobRunner>[0]> & { clock?: Clock };

const realClock: Clock = { now: Date.now, elapsed };

export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read);
}

/** A handler of greetings, and the runs it has begun. */
export function aHandler(run: (context: JobContext) => Promise<void> = async () => {}, options = {}) {
  const runs: JobContext[] = [];
  const handler = handleJob(
    greet,
    async (_, context) => {
      runs.push(context);
      await run(context);
    },
    options,
  );
  return { handler, runs };
}

export const untilAborted = ({ signal }: JobContext) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

type Start = typeof start;

/** Starts a runner as one process has it. */
function start(database: Database, handlers: JobHandler[], { clock = realClock, ...options }: Options = {}) {
  const { queue, book } = aProcess(database, clock);
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const runner = startJobRunner({
    queue,
    book,
    handlers,
    schedules: [],
    elapsed: clock.elapsed,
    report,
    pollMs: 10,
    ...options,
  });
  return { queue, book, reported, stop: runner.stop };
}

/** Runs the tests on every engine; runners are stopped before their database is closed. */
export function describeJobRunner(name: string, tests: (open: () => Promise<Database>, start: Start) => void): void {
  describeOnEachDatabase(name, (open) => {
    const started: ReturnType<Start>[] = [];
    afterEach(async () => {
      await Promise.all(started.splice(0).map(({ stop }) => stop()));
    });
    tests(open, (...parts) => {
      const runner = start(...parts);
      started.push(runner);
      return runner;
    });
  });
}
