import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobTables } from './job.table.ts';

/** Few enough for one short statement: SQLite has one writer, and it is this process. */
const PURGE_BATCH = 1000;

export interface JobStats {
  queued: number;
  running: number;
  dead: number;
  /** When the job that has waited longest was due; undefined when none is late. */
  oldestDueAt: number | undefined;
}

export interface DeadJob {
  id: number;
  name: string;
  payload: unknown;
  attempts: number;
  lastError: string;
  createdAt: number;
  diedAt: number;
}

/** What an operator sees of the queue and may do to it. */
export function createJobLedger({ db, now }: { db: AnyDatabase; now: () => number }) {
  const tables = db.withTables<JobTables>();
  return {
    async stats(): Promise<JobStats> {
      // States are written out, not bound: SQLite uses a partial index only where it can see the value.
      const { rows } = await sql<{ queued: number; running: number; dead: number; oldest: number | null }>`select
        (select count(*) from job where state = 'queued') as queued,
        (select count(*) from job where state = 'running') as running,
        (select count(*) from job where state = 'dead' and finished_at is not null) as dead,
        (select min(run_at) from job where state = 'queued' and run_at <= ${now()}) as oldest`.execute(db);
      const { queued = 0, running = 0, dead = 0, oldest } = rows[0] ?? {};
      return { queued, running, dead, oldestDueAt: oldest ?? undefined };
    },

    /** Newest first. */
    async listDead({ limit, offset = 0 }: { limit: number; offset?: number }): Promise<DeadJob[]> {
      const rows = await tables
        .selectFrom('job')
        .selectAll()
        .where('state', '=', 'dead')
        .where('finished_at', 'is not', null)
        .orderBy('finished_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        payload: JSON.parse(row.payload_json),
        attempts: row.attempts,
        lastError: row.last_error ?? '',
        createdAt: row.created_at,
        diedAt: row.finished_at ?? row.created_at,
      }));
    },

    /** All its attempts anew. False when it is not dead, or a newer job has taken its key. */
    async retryDead(id: number): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`update job set state = 'queued', attempts = 0, finished_at = null
        where id = ${id} and state = 'dead' and not exists (
          select 1 from job as newer
          where newer.unique_key = job.unique_key and newer.state in ('queued', 'running'))`.execute(db);
      return numAffectedRows > 0n;
    },

    /** Forgets what was done before the given time; says how many. Dead jobs stay until somebody has looked at them. */
    async purgeDone(olderThan: number): Promise<number> {
      for (let total = 0; ; ) {
        const { numAffectedRows = 0n } = await sql`delete from job where id in (
          select id from job where state = 'done' and finished_at < ${olderThan} limit ${PURGE_BATCH})`.execute(db);
        total += Number(numAffectedRows);
        if (numAffectedRows < PURGE_BATCH) return total;
      }
    },
  };
}
