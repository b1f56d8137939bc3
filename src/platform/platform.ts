import type { Database } from './db/database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ScheduleBook } from './jobs/schedule-book.ts';
import type { Limits } from './limits/limits.ts';
import type { openMail } from './mail/mail.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Proofs } from './proof/proofs.ts';
import type { SecretBox } from './secret/secret-box.ts';
import type { Storage } from './storage/storage.ts';
import type { Tally } from './tally/tally.ts';

/** What every feature may ask for. Each takes only the parts it names. */
export interface Platform {
  database: Database;
  limits: Limits;
  jobs: JobQueue;
  /** Schedules that people make; those in code are part of a Feature. */
  timetable: ScheduleBook;
  mail: ReturnType<typeof openMail>;
  outbound: Outbound;
  storage: Storage;
  /** For what must not be readable in the database: tokens, keys, shared secrets. */
  secrets: SecretBox;
  /** Work that a stranger's browser does before it is let through. */
  proofs: Proofs;
  /** Counts by day, for the operator. */
  tally: Tally;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  /** Told after every change a visitor could see, so that kept pages and answers go. */
  contentChanged: () => Promise<void>;
  /** For what an operator should know but no caller is waiting for. */
  report: (error: unknown) => void;
  /** One line for the operator. */
  tell: (line: string) => void;
}
