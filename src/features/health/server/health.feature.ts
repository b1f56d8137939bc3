import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Feature, HealthPart } from '#/platform/feature.ts';
import type { Answered } from '#/platform/http/answered.ts';
import type { Platform } from '#/platform/platform.ts';
import { runningVersion } from '#/platform/version/version.ts';
import { createAlarmStore } from './alarm.store.ts';
import { bindHealthApi, diagnosisRoute } from './health.api.ts';
import { healthEvents } from './health.event.ts';
import { purgeHandler, purgeSchedule, ringHandler, type Say } from './health.job.ts';
import { createHealthService, type RobotChoice } from './health.service.ts';
import { createHealthStore } from './health.store.ts';
import { createRecorder } from './recorder.ts';
import { versionPart } from './version-part.ts';

const WRITE_MS = 10_000;
const WATCH_MS = 30_000;

interface Given {
  SLOW_REQUEST_MS: number;
  /** What each feature tells of itself, asked for when all of them are there. */
  parts: () => readonly HealthPart[];
  robots: () => Promise<RobotChoice[]>;
  say: Say;
  siteTitle: () => Promise<string>;
}

/** The order on the page; what is not named here comes last. */
const ORDER = ['jobs', 'queue', 'disk', 'database', 'mail', 'sources', 'robots', 'rates', 'announce', 'version'];

export function createHealthFeature(
  { database, events, jobs, mail, vitals, now, report }: Platform,
  { SLOW_REQUEST_MS, parts, robots, say, siteTitle }: Given,
): Feature & { answered(request: Answered): void } {
  const store = createHealthStore(database);
  const startedAt = Math.round(now() - performance.now());
  const me = { id: randomUUID(), host: hostname(), pid: process.pid, version: runningVersion, startedAt };
  const recorder = createRecorder({ store, me, vitals, slowMs: SLOW_REQUEST_MS, now, report });
  const placeOf = ({ key }: HealthPart) => (ORDER.indexOf(key) + ORDER.length + 1) % (ORDER.length + 1);
  const allParts = () => [...parts(), versionPart()].toSorted((one, other) => placeOf(one) - placeOf(other));
  const alarms = createAlarmStore({ db: database.db, queue: jobs, events });
  const health = createHealthService({ store, alarms, recorder, parts: allParts, robots, siteTitle, now });
  const timers: NodeJS.Timeout[] = [];
  return {
    answered: recorder.answered,
    endpoints: bindHealthApi({ health, now }),
    routes: [diagnosisRoute({ health, now })],
    jobs: [purgeHandler(health.forgetOld), ringHandler(mail.mailer, say)],
    schedules: [purgeSchedule],
    events: healthEvents,
    begin() {
      // Failures are not reported: in an outage others report it, and these would repeat it every few seconds.
      const quietly = (work: () => Promise<void>) => () => void work().catch(() => {});
      timers.push(
        setInterval(
          quietly(() => recorder.write()),
          WRITE_MS,
        ),
        setInterval(quietly(health.watch), WATCH_MS),
      );
      for (const timer of timers) timer.unref();
      recorder.write().catch(report);
    },
    beforeStop() {
      for (const timer of timers) clearInterval(timer);
    },
    async flush() {
      await recorder.flush();
      if (timers.length > 0) await recorder.write(now());
    },
  };
}
