import { setTimeout as pause } from 'node:timers/promises';
import { GiveUp, type JobHandler } from './job-kind.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import { wait } from './wait.ts';

/** How long a handler may take to end once its signal has aborted. */
export const ABANDON_MS = 2_000;
/** An end that is not written down means that the work is done again, so a short outage is waited out. */
const WRITE_PAUSES_MS = [250, 500, 1_000, 2_000];

/** The reasons a handler's signal may give, besides its time limit. */
export class Stopping extends Error {}
class LeaseLost extends Error {}

class Abandoned extends Error {}

interface Parts {
  queue: JobQueue;
  handler: JobHandler;
  job: ClaimedJob;
  leaseMs: number;
  /** Aborts with Stopping when the process must end now. */
  stop: AbortSignal;
  report: (error: unknown) => void;
}

/** Runs one claimed job to its end and writes that down. Never rejects. */
export async function runJob({ queue, handler, job, leaseMs, stop, report }: Parts): Promise<void> {
  const control = new AbortController();
  const onStop = () => control.abort(stop.reason);
  stop.addEventListener('abort', onStop);
  const keepLease = async () => {
    if (!(await queue.beat(job))) control.abort(new LeaseLost('another process has taken the job over'));
  };
  const beats = setInterval(() => keepLease().catch(report), leaseMs / 3);
  const describe = (cause: unknown) =>
    new Error(`job ${job.name} ${job.id} failed, attempt ${job.attempt} of ${job.maxAttempts}`, { cause });
  try {
    const failure = await attempt(handler, job, control);
    if (failure) report(describe(failure.error));
    const isWritten = await untilWritten(() => writeEnd(queue, job, failure, control.signal.reason));
    if (!failure && !isWritten) report(describe(new LeaseLost('done, but after another process had taken it over')));
  } catch (error) {
    report(describe(error));
  } finally {
    clearInterval(beats);
    stop.removeEventListener('abort', onStop);
  }
}

interface Failure {
  error: unknown;
}

/** Undefined when the handler did its work. */
async function attempt(
  handler: JobHandler,
  { id, attempt, dueAt, payloadJson }: ClaimedJob,
  control: AbortController,
): Promise<Failure | undefined> {
  const { signal } = control;
  const hasEnded = new AbortController();
  const limit = setTimeout(() => control.abort(new Error(`no heartbeat for ${handler.limitMs} ms`)), handler.limitMs);
  const heartbeat = () => {
    signal.throwIfAborted();
    limit.refresh();
  };
  try {
    const work = handler.run(JSON.parse(payloadJson), { id, attempt, dueAt, signal, heartbeat });
    await Promise.race([work, abandoned(signal, hasEnded.signal)]);
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    clearTimeout(limit);
    hasEnded.abort();
  }
}

/** Rejects some time after the signal aborts, for handlers that do not heed it. */
function abandoned(signal: AbortSignal, hasEnded: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = async () => {
      await wait(ABANDON_MS, hasEnded);
      reject(new Abandoned('the handler did not heed its signal', { cause: signal.reason }));
    };
    signal.addEventListener('abort', giveUp, { once: true, signal: hasEnded });
  });
}

/** False when nothing was written. */
async function writeEnd(
  queue: JobQueue,
  job: ClaimedJob,
  failure: Failure | undefined,
  reason: unknown,
): Promise<boolean> {
  if (!failure) return queue.complete(job);
  if (reason instanceof LeaseLost) return false;
  if (!(reason instanceof Stopping)) {
    return queue.fail(job, failure.error, { retry: !(failure.error instanceof GiveUp) });
  }
  // While an unheeding handler still runs here, nobody else may begin; its lease ends with this process.
  return failure.error instanceof Abandoned ? false : queue.release(job);
}

async function untilWritten<Result>(write: () => Promise<Result>): Promise<Result> {
  for (const milliseconds of WRITE_PAUSES_MS) {
    try {
      return await write();
    } catch {
      await pause(milliseconds);
    }
  }
  return write();
}
