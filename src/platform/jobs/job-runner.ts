import { elapsed as elapsedInProcess } from '#/platform/clock/clock.ts';
import { type JobHandler, LANES, type Lane } from './job-kind.ts';
import { createJobLane } from './job-lane.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import { createLeaseWatch } from './lease-watch.ts';
import { ABANDON_MS, runJob, Stopping } from './run-job.ts';
import type { Schedule, ScheduleBook } from './schedule-book.ts';
import { wait, waitAtMost } from './wait.ts';

/** While the database is away, asking every second would only fill the log. */
const LONGEST_PAUSE_MS = 30_000;

interface Parts {
  queue: JobQueue;
  book: ScheduleBook;
  handlers: readonly JobHandler[];
  schedules: readonly Schedule[];
  report: (error: unknown) => void;
  elapsed?: () => number;
  pollMs?: number;
  /** How many jobs run at a time in this process. */
  concurrency?: Record<Lane, number>;
  /** How long a process may be silent before its jobs are given to others. The same in all processes. */
  leaseMs?: number;
  /** How long stop() lets running handlers finish before their signal aborts. */
  stopMs?: number;
}

/** Runs jobs and schedules as long as the process lives. Several processes may do so on one database. */
export function startJobRunner(parts: Parts): { stop(): Promise<void> } {
  const { queue, book, handlers, schedules, report, elapsed = elapsedInProcess } = parts;
  const { concurrency = { prompt: 4, long: 1 }, leaseMs = 30_000, stopMs = 5_000 } = parts;
  // Leases are watched at every poll, and a watch with long gaps sees nothing.
  const pollMs = Math.min(parts.pollMs ?? 1_000, leaseMs / 4);
  const handlerOf = byName(handlers);
  for (const { name, kind } of schedules) {
    if (!handlerOf.has(kind.name)) throw new Error(`the schedule ${name} has no handler for ${kind.name}`);
  }
  const kinds = handlers.map(({ kind }) => kind);
  const silentLeases = createLeaseWatch(leaseMs);
  const closing = new AbortController();
  const aborting = new AbortController();
  const held = new Set<number>();
  let isDeclared = false;
  let misdatedSeenAt = Number.NEGATIVE_INFINITY;

  // Every lane asks for every name: a job keeps the lane it was enqueued with when its kind moves to another.
  const lanes = LANES.map((lane) =>
    createJobLane({
      slots: concurrency[lane],
      claim: (limit) => queue.claim({ lane, names: kinds.map(({ name }) => name), limit }),
      release: (job) => queue.release(job),
      run,
      report,
    }),
  );

  async function run(job: ClaimedJob): Promise<void> {
    const handler = handlerOf.get(job.name);
    // Only names with a handler are claimed.
    if (!handler) return;
    held.add(job.id);
    await runJob({ queue, handler, job, leaseMs, stop: aborting.signal, report });
    held.delete(job.id);
  }

  async function declareOnce(): Promise<void> {
    if (!isDeclared) await book.declare(schedules);
    isDeclared = true;
  }

  async function takeOverSilent(): Promise<void> {
    const leases = (await queue.listLeases()).filter(({ id }) => !held.has(id));
    for (const lease of silentLeases(leases, elapsed())) {
      await queue.fail(lease, new Error('the process that ran it has ended'));
    }
  }

  async function hurryMisdated(): Promise<void> {
    if (elapsed() - misdatedSeenAt < leaseMs) return;
    await queue.hurryMisdated();
    misdatedSeenAt = elapsed();
  }

  /** Each step on its own: a schedule that cannot be fired must not hold up the mail. */
  const steps = [
    declareOnce,
    () => book.fireDue(kinds, schedules),
    takeOverSilent,
    hurryMisdated,
    ...lanes.map((lane) => lane.fill),
  ];

  async function poll(): Promise<void> {
    let pause = pollMs;
    while (!closing.signal.aborted) {
      let hasFailed = false;
      for (const step of steps) {
        await step().catch((error: unknown) => {
          hasFailed = true;
          report(error);
        });
      }
      pause = hasFailed ? Math.min(pause * 2, LONGEST_PAUSE_MS) : pollMs;
      await wait(pause, closing.signal);
    }
  }

  const polling = poll();
  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    closing.abort();
    const allEnded = Promise.all([polling, ...lanes.map((lane) => lane.close())]);
    await waitAtMost(stopMs, allEnded);
    aborting.abort(new Stopping('the process is stopping'));
    await waitAtMost(ABANDON_MS * 2, allEnded);
  }

  return {
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

function byName(handlers: readonly JobHandler[]): Map<string, JobHandler> {
  const handlerOf = new Map<string, JobHandler>();
  for (const handler of handlers) {
    if (handlerOf.has(handler.kind.name)) throw new Error(`two handlers for ${handler.kind.name}`);
    handlerOf.set(handler.kind.name, handler);
  }
  return handlerOf;
}
