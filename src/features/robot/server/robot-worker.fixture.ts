import { openDatabase } from '#/platform/db/open-database.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { startJobRunner } from '#/platform/jobs/job-runner.ts';
import { robotHandlers } from './robot-feature.fixture.ts';

export interface WorkOrder {
  address: Parameters<typeof openDatabase>[0];
  /** The clock is this much ahead of the machine's. */
  aheadMs: number;
  /** Origins on this machine that channels may reach. */
  reachable?: string[];
}

/** A process of its own that runs the robots' jobs until it is killed. */
process.once('message', ({ address, aheadMs, reachable = [] }: WorkOrder) => {
  const database = openDatabase(address, () => {});
  const now = () => Date.now() + aheadMs;
  const queue = createJobQueue({ database, now, random: Math.random });
  const { handlers, timetable: book } = robotHandlers({ database, jobs: queue, now, reachable });
  startJobRunner({ queue, book, handlers, schedules: [], report: () => {}, pollMs: 20, leaseMs: 400 });
  process.send?.('working');
});
process.send?.('ready');
