import { randomUUID } from 'node:crypto';
import { sql, type UpdateObject } from 'kysely';
import type { z } from 'zod';
import { CLOCK_SKEW_MS } from '#/platform/clock/clock.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { claimStatement } from './claim-statement.ts';
import { insertJob } from './insert-job.ts';
import type { JobTables } from './job.table.ts';
import { type JobKind, LANES, type Lane } from './job-kind.ts';
import { createJobLedger } from './job-ledger.ts';
import type { Lease } from './lease-watch.ts';
import { LONGEST_RETRY_MS, retryDelay } from './retry-delay.rules.ts';

const ERROR_LENGTH = 1000;

interface Needs {
  database: Pick<Database, 'db' | 'engine'>;
  now: () => number;
  random: () => number;
}

export interface EnqueueOptions {
  runAt?: number;
  /** At most one unfinished job has this key. */
  uniqueKey?: string;
  maxAttempts?: number;
}

/** A job this process holds. Owner and attempt are its lease: who has lost it can no longer write its end. */
export interface ClaimedJob {
  id: number;
  name: string;
  payloadJson: string;
  dueAt: number;
  owner: string;
  attempt: number;
  maxAttempts: number;
}

/** With `beat`, only if the owner has sent no heartbeat since that one. */
type Held = Pick<ClaimedJob, 'id' | 'owner' | 'attempt'> & { beat?: number };

export type JobQueue = ReturnType<typeof createJobQueue>;

export function createJobQueue({ database: { db, engine }, now, random }: Needs) {
  const tables = db.withTables<JobTables>();
  const owner = randomUUID();
  /** False when the lease is lost. */
  const writeHeld = async ({ id, owner, attempt, beat }: Held, change: UpdateObject<JobTables, 'job'>) => {
    const { numUpdatedRows } = await tables
      .updateTable('job')
      .set(change)
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('lease_owner', '=', owner)
      .where('attempts', '=', attempt)
      .$if(beat !== undefined, (query) => query.where('lease_beat', '=', beat ?? 0))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return {
    ...createJobLedger({ db, now }),

    /**
     * Give the transaction that writes what the job is about, so that both appear together or not at all.
     * False when an unfinished job has the same key.
     */
    enqueue<Schema extends z.ZodType>(
      transaction: AnyDatabase,
      kind: JobKind<Schema>,
      payload: z.input<Schema>,
      { runAt, uniqueKey, maxAttempts = kind.maxAttempts }: EnqueueOptions = {},
    ): Promise<boolean> {
      return insertJob(transaction, {
        kind: { ...kind, maxAttempts },
        payloadJson: JSON.stringify(payload),
        createdAt: now(),
        runAt,
        uniqueKey,
      });
    },

    /** The longest due first. An attempt counts from here, so that a job that kills its process ends as dead. */
    async claim(wanted: { lane: Lane; names: readonly string[]; limit: number }): Promise<ClaimedJob[]> {
      if (wanted.names.length === 0) return [];
      const { rows } = await claimStatement(engine, { ...wanted, owner, now: now() }).execute(db);
      return rows
        .sort((one, other) => one.run_at - other.run_at || one.id - other.id)
        .map((row) => ({
          id: row.id,
          name: row.name,
          payloadJson: row.payload_json,
          dueAt: row.occurrence_at ?? row.run_at,
          owner,
          attempt: row.attempts,
          maxAttempts: row.max_attempts,
        }));
    },

    /** This and the next three answer false when the lease is lost. */
    beat: (job: Held): Promise<boolean> => writeHeld(job, { lease_beat: sql`lease_beat + 1` }),

    complete: (job: Held): Promise<boolean> => writeHeld(job, { state: 'done', finished_at: now(), lease_owner: null }),

    /** Back to its old place in line; the attempt does not count. */
    release: (job: Held): Promise<boolean> =>
      writeHeld(job, { state: 'queued', attempts: job.attempt - 1, lease_owner: null }),

    /** Tried again later, or dead after the last attempt. */
    fail(job: Held & { maxAttempts: number }, error: unknown, { retry = true } = {}): Promise<boolean> {
      const isDead = !retry || job.attempt >= job.maxAttempts;
      return writeHeld(job, {
        lease_owner: null,
        last_error: storable(error),
        ...(isDead
          ? { state: 'dead', finished_at: now() }
          : { state: 'queued', run_at: now() + retryDelay(job.attempt, random()) }),
      });
    },

    async listLeases(): Promise<Lease[]> {
      const rows = await tables
        .selectFrom('job')
        .select(['id', 'lease_owner', 'lease_beat', 'attempts', 'max_attempts'])
        // Written out, not bound: SQLite uses a partial index only where it can see the value.
        .where('state', '=', sql.lit('running'))
        .execute();
      return rows.map((row) => ({
        id: row.id,
        owner: row.lease_owner ?? '',
        beat: row.lease_beat,
        attempt: row.attempts,
        maxAttempts: row.max_attempts,
      }));
    },

    /**
     * Undoes what a clock that ran ahead has left: jobs meant for "now", or for a retry soon, that would wait until
     * the right clock gets there. A time that somebody asked for is left alone.
     */
    async hurryMisdated(): Promise<void> {
      const latest = now() + CLOCK_SKEW_MS;
      await sql`update job set run_at = ${now()}
        where state = 'queued' and lane in (${sql.join(LANES)}) and run_at > ${latest}
          and ((attempts = 0 and run_at = created_at) or (attempts > 0 and run_at > ${latest + LONGEST_RETRY_MS}))`.execute(
        db,
      );
    },
  };
}

/** PostgreSQL refuses U+0000 in text, and an error that cannot be stored would hide the failure. */
function storable(error: unknown): string {
  return String(error).replaceAll('\0', '').slice(0, ERROR_LENGTH).toWellFormed();
}
