import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('payload_json', 'text', (column) => column.notNull())
    .addColumn('unique_key', 'text')
    .addColumn('schedule_name', 'text')
    .addColumn('occurrence_at', 'bigint')
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('max_attempts', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('queued').check(sql`state in ('queued', 'running', 'done', 'dead')`),
    )
    .addColumn('lease_owner', 'text')
    // Counts up with every heartbeat. A beat, not a time: wall clocks jump, and differ between machines.
    .addColumn('lease_beat', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  // Partial indices: what waits and what runs stay quick to find however many finished jobs are kept.
  await sql`create index job_due on job (lane, run_at, id) where state = 'queued'`.execute(db);
  await sql`create index job_running on job (id) where state = 'running'`.execute(db);
  await sql`create index job_finished on job (state, finished_at) where finished_at is not null`.execute(db);
  await sql`create unique index job_unique_key on job (unique_key)
    where unique_key is not null and state in ('queued', 'running')`.execute(db);
  // Also over finished jobs: an occurrence that has run must not run again when the clock is set back.
  await sql`create unique index job_occurrence on job (schedule_name, occurrence_at)
    where schedule_name is not null`.execute(db);

  await db.schema
    .createTable('schedule')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('job_name', 'text', (column) => column.notNull())
    .addColumn('payload_json', 'text', (column) => column.notNull())
    .addColumn('cron', 'text', (column) => column.notNull())
    .addColumn('is_declared', 'smallint', (column) => column.notNull())
    .addColumn('next_run_at', 'bigint')
    .addColumn('last_run_at', 'bigint')
    // When next_run_at was worked out. A plan from the future shows that the clock has been set back since.
    .addColumn('planned_at', 'bigint', (column) => column.notNull())
    .execute();
}
