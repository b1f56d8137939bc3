import { randomBytes } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import type { FoundThing } from '#/platform/feature.ts';
import type { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { Metrics } from '#/platform/metrics/metrics.ts';
import { createWaysOut } from '#/platform/outbound/ways-out.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { noAbilities } from './hear/abilities.fixture.ts';
import { createRobotFeature } from './robot.feature.ts';

interface Options {
  database: Database;
  jobs: ReturnType<typeof createJobQueue>;
  now: () => number;
  gateway?: string | undefined;
  newest?: readonly FoundThing[];
  /** Origins on this machine that channels may reach. */
  reachable?: string[];
}

/** What the robots do as jobs, with nothing of the rest of the site. */
export function robotHandlers({ database, jobs, now, gateway, newest = [], reachable = [] }: Options) {
  const parts = {
    database,
    jobs,
    timetable: createScheduleBook({ database, now }),
    ...createWaysOut({ config: { OUTBOUND_ALLOW: reachable, DNS_SERVERS: [] } }),
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
  return { handlers, timetable: parts.timetable };
}
