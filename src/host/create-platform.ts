import { randomBytes } from 'node:crypto';
import { ContentGeneration } from '#/platform/cache/content-generation.ts';
import type { Database } from '#/platform/db/database.ts';
import { AnswerCache } from '#/platform/http/answer-cache.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { createGuessCounter } from '#/platform/limits/guess-counter.ts';
import { createLimits } from '#/platform/limits/limits.ts';
import type { Log } from '#/platform/log/create-log.ts';
import { openMail } from '#/platform/mail/mail.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import type { Platform } from '#/platform/platform.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { readSecretKey } from '#/platform/secret/secret-key.ts';
import { openStorage } from '#/platform/storage/open-storage.ts';
import { createTally } from '#/platform/tally/tally.ts';
import { PageCache } from './page-cache.ts';
import type { Config } from './settings.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Everything the features stand on, and what only the host handles. */
export interface Foundation {
  platform: Platform;
  pages: PageCache;
  answers: AnswerCache;
  generation: ContentGeneration;
}

export function createFoundation(config: Config, database: Database, log: Log, now = Date.now): Foundation {
  const report = (error: unknown) => log.error(error);
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now, report });
  const answers = new AnswerCache(now);
  const clear = () => {
    answers.clear();
    pages.clear();
  };
  const generation = new ContentGeneration(database.db, clear, report);
  const limits = createLimits({ counter: createGuessCounter(database.db), now, factor: config.LIMITS_FACTOR });
  const contentChanged = () => generation.bump();
  const tell = (line: string) => log.info(line);
  const secrets = createSecretBox(() => readSecretKey(config));
  const mail = openMail({ config, db: database.db, secrets, now });
  // The operator named them, so they may be on this machine or in the same network.
  const named = [config.BLOG_BASE_URL, config.ROBOT_BASE_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
  const outbound = createOutbound({
    allow: [...config.OUTBOUND_ALLOW, ...named],
    dnsServers: config.DNS_SERVERS,
  });
  const storage = openStorage(config);
  const jobs = createJobQueue({ database, now, random: Math.random });
  const tally = createTally({ database, now, report });
  const timetable = createScheduleBook({ database, now });
  const platform = {
    database,
    limits,
    jobs,
    timetable,
    mail,
    outbound,
    storage,
    secrets,
    tally,
    now,
    randomBytes,
    contentChanged,
    report,
    tell,
  };
  return { platform, pages, answers, generation };
}
