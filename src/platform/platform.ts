import type { Changes } from './change/changes.ts';
import type { LiveSettings } from './config/live-settings.ts';
import type { Database } from './db/database.ts';
import type { Events } from './event/events.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ScheduleBook } from './jobs/schedule-book.ts';
import type { Limits } from './limits/limits.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Vitals } from './metrics/vitals.ts';
import type { WaysOut } from './outbound/ways-out.ts';
import type { Proofs } from './proof/proofs.ts';
import type { ReadingRoom } from './reader/reading-room.ts';
import type { Hasher } from './secret/hasher.ts';
import type { SecretBox } from './secret/secret-box.ts';
import type { Storage } from './storage/storage.ts';
import type { Tally } from './tally/tally.ts';
import type { Visitors } from './tally/visitors.ts';

/** What every feature may ask for. Each takes only the parts it names. */
export interface Platform {
  database: Database;
  /** What is set at the moment, by the environment or on the desk. */
  settings: LiveSettings;
  limits: Limits;
  jobs: JobQueue;
  /** Schedules that people make; those in code are part of a Feature. */
  timetable: ScheduleBook;
  mail: Mail;
  /** What happens, for those who carry news. */
  events: Events;
  outbound: WaysOut['outbound'];
  outboundTo: WaysOut['outboundTo'];
  outboundForDesk: WaysOut['outboundForDesk'];
  /** Where documents from outside are read, so that none of them can hold up a page. */
  readers: ReadingRoom;
  storage: Storage;
  /** For what must not be readable in the database: tokens, keys, shared secrets. */
  secrets: SecretBox;
  /** For what must not be readable at all: passwords, and codes that stand in for one. */
  hasher: Hasher;
  /** Work that a stranger's browser does before it is let through. */
  proofs: Proofs;
  /** Counts by day, for the operator. */
  tally: Tally;
  /** Counts each visitor once a day for something. */
  visitors: Visitors;
  /** Numbers for Prometheus; whoever knows one adds it. */
  metrics: Metrics;
  /** What this process has counted about itself. */
  vitals: Vitals;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  /** Who keeps something in memory hears here when it may have changed, in whichever process. */
  changes: Changes;
  /** Tells of `content`, after every change a visitor could see. */
  contentChanged: () => Promise<void>;
  /** For what an operator should know but no caller is waiting for. */
  report: (error: unknown) => void;
  /** One line for the operator. */
  tell: (line: string) => void;
}
