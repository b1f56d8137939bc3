import { randomBytes } from 'node:crypto';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { startJobRunner } from '#/platform/jobs/job-runner.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { Metrics } from '#/platform/metrics/metrics.ts';
import { createWaysOut } from '#/platform/outbound/ways-out.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { noAbilities } from './hear/abilities.fixture.ts';
import { createRobotFeature } from './robot.feature.ts';

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
  const book = createScheduleBook({ database, now });
  const waysOut = createWaysOut({ config: { OUTBOUND_ALLOW: reachable, DNS_SERVERS: [] } });
  const parts = {
    database,
    jobs: queue,
    timetable: book,
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
      settings: () => ({ ROBOT_BASE_URL: undefined, publicOrigin: undefined }),
      newest: { catalogue: async () => [], market: async () => [] },
      pushes: async () => [],
      feeds: async () => [],
      abilities: noAbilities,
      eventKinds: () => [],
    },
  );
  startJobRunner({ queue, book, handlers, schedules: [], report: () => {}, pollMs: 20, leaseMs: 400 });
  process.send?.('working');
});
process.send?.('ready');
