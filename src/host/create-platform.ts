import { randomBytes } from 'node:crypto';
import { ChangeBus } from '#/platform/change/changes.ts';
import { createDeskSettingStore } from '#/platform/config/desk-setting.store.ts';
import { createLiveSettings } from '#/platform/config/live-settings.ts';
import type { Database } from '#/platform/db/database.ts';
import { createEvents } from '#/platform/event/events.ts';
import { type AnswerCache, createAnswerCache } from '#/platform/http/answer-cache.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { createGuessCounter } from '#/platform/limits/guess-counter.ts';
import { createLimits } from '#/platform/limits/limits.ts';
import type { Log } from '#/platform/log/create-log.ts';
import { countedMail } from '#/platform/mail/counted-mail.ts';
import { openMail } from '#/platform/mail/mail.ts';
import { Metrics } from '#/platform/metrics/metrics.ts';
import { watchVitals } from '#/platform/metrics/vitals.ts';
import { createWaysOut } from '#/platform/outbound/ways-out.ts';
import type { Platform } from '#/platform/platform.ts';
import { createProofs } from '#/platform/proof/proofs.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';
import { createHasher } from '#/platform/secret/hasher.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { readSecretKey } from '#/platform/secret/secret-key.ts';
import { openStorage } from '#/platform/storage/open-storage.ts';
import { createTally } from '#/platform/tally/tally.ts';
import { createVisitors } from '#/platform/tally/visitors.ts';
import { PageCache } from './page-cache.ts';
import { allSettings, type Config, configOf, withDesk } from './settings.ts';

const STRENGTHS = { light: 0.5, normal: 1, strong: 2, strongest: 4 } as const;
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Everything the features stand on, and what only the host handles. */
export interface Foundation {
  platform: Platform;
  pages: PageCache;
  answers: AnswerCache;
  changes: ChangeBus;
}

interface Options {
  now?: () => number;
  /** Tests share one between apps. */
  readers?: Platform['readers'];
  hasher?: Platform['hasher'];
  /** For tests, whose sites of others are on this machine: origins that visitors may ask for all the same. */
  reachable?: readonly string[] | undefined;
}

export function createFoundation(config: Config, database: Database, log: Log, options: Options = {}): Foundation {
  const report = (error: unknown) => log.error(error);
  const { now = Date.now, readers = createReadingRoom({ report }), hasher = createHasher() } = options;
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now, report });
  const answers = createAnswerCache(now);
  const changes = new ChangeBus({ database, report });
  const metrics = new Metrics();
  const caches = { pages: pages.looks, answers: answers.looks };
  const vitals = watchVitals({ database, metrics, log, caches, slowQueryMs: config.SLOW_QUERY_MS });
  changes.on(['content'], () => pages.clear());
  changes.on(['content', 'counts'], () => answers.clear());
  const contentChanged = () => changes.tell('content');
  const tell = (line: string) => log.info(line);
  const secrets = createSecretBox(() => readSecretKey(config));
  const settings = createLiveSettings<Config>({
    ...{ settings: allSettings, started: config, given: config.given, apply: withDesk },
    ...{ store: createDeskSettingStore(database.db, secrets), changes, now, report },
  });
  // Pages and answers hold addresses of the site.
  settings.after(() => pages.clear());
  settings.after(() => answers.clear());
  const current = () => configOf({ settings });
  const factor = () => current().LIMITS_FACTOR;
  const limits = createLimits({ counter: createGuessCounter(database.db), now, factor });
  const waysOut = createWaysOut({ config, reachable: options.reachable });
  const storage = openStorage(config);
  const proofSecret = () => Buffer.from(secrets.key('proof')).toString('base64url');
  const proofs = createProofs({
    db: database.db,
    secret: proofSecret,
    now,
    randomBytes,
    strength: () => STRENGTHS[current().PROOF_STRENGTH],
  });
  const jobs = createJobQueue({ database, now, random: Math.random });
  const events = createEvents({ jobs, now });
  const tally = createTally({ database, now, report });
  const mail = countedMail(openMail({ config: current, db: database.db, secrets, now }), tally);
  const visitors = createVisitors({ database, secrets, now, randomBytes, report });
  const timetable = createScheduleBook({ database, now });
  const platform = {
    database,
    settings,
    limits,
    jobs,
    timetable,
    events,
    mail,
    ...waysOut,
    readers,
    storage,
    secrets,
    hasher,
    proofs,
    tally,
    visitors,
    now,
    randomBytes,
    changes,
    metrics,
    vitals,
    contentChanged,
    report,
    tell,
  };
  return { platform, pages, answers, changes };
}
