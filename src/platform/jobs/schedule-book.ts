import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { CLOCK_SKEW_MS } from '#/platform/clock/clock.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { insertJob } from './insert-job.ts';
import type { JobTables } from './job.table.ts';
import type { JobKind } from './job-kind.ts';
import { latestOccurrence, nextOccurrence } from './occurrence.ts';

export interface Schedule<Schema extends z.ZodType = z.ZodType> {
  name: string;
  /** See nextOccurrence. */
  cron: string;
  kind: JobKind<Schema>;
  payload: z.input<Schema>;
}

/** Checks the payload against its kind, which a plain list of schedules no longer can. */
export function schedule<Schema extends z.ZodType>(wanted: Schedule<Schema>): Schedule {
  return wanted;
}

export interface ScheduleState {
  name: string;
  cron: string;
  nextRunAt: number | undefined;
  lastRunAt: number | undefined;
}

interface Needs {
  database: Pick<Database, 'db'>;
  now: () => number;
}

type Row = Selectable<JobTables['schedule']>;

export type ScheduleBook = ReturnType<typeof createScheduleBook>;

/** Turns patterns into jobs, each occurrence once, whichever of several processes comes first. */
export function createScheduleBook({ database: { db }, now }: Needs) {
  const tables = db.withTables<JobTables>();

  /** Moves the plan on, and only the first who tries succeeds, because the others saw an older plan. */
  const replan = async (transaction: AnyDatabase, row: Row, change: { last_run_at?: number }): Promise<boolean> => {
    const time = now();
    const { numUpdatedRows } = await transaction
      .withTables<JobTables>()
      .updateTable('schedule')
      .set({ next_run_at: nextOccurrence(row.cron, time) ?? null, planned_at: time, ...change })
      .where('name', '=', row.name)
      .where('cron', '=', row.cron)
      .where('planned_at', '=', row.planned_at)
      .where('next_run_at', 'is not distinct from', row.next_run_at)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** However many occurrences were missed, one job is made, for the latest. */
  const fire = (row: Row, kind: JobKind, dueAt: number): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const time = now();
      const at = latestOccurrence(row.cron, time) ?? dueAt;
      if (!(await replan(transaction, row, { last_run_at: at }))) return;
      const occurrence = { schedule: row.name, at };
      await insertJob(transaction, { kind, payloadJson: row.payload_json, createdAt: time, occurrence });
    });

  return {
    /** Adds or changes one. With an unchanged pattern the plan stays, so that a restart neither skips nor repeats. */
    async put<Schema extends z.ZodType>(transaction: AnyDatabase, schedule: Schedule<Schema>): Promise<void> {
      await write(transaction, schedule, { isDeclared: false, now: now() });
    },

    async remove(transaction: AnyDatabase, name: string): Promise<boolean> {
      const tables = transaction.withTables<JobTables>();
      const { numDeletedRows } = await tables.deleteFrom('schedule').where('name', '=', name).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async list(): Promise<ScheduleState[]> {
      const rows = await tables.selectFrom('schedule').selectAll().orderBy('name').execute();
      return rows.map(({ name, cron, next_run_at, last_run_at }) => ({
        name,
        cron,
        nextRunAt: next_run_at ?? undefined,
        lastRunAt: last_run_at ?? undefined,
      }));
    },

    /** Writes down the schedules that stand in the code. Most starts find them all, and need not plan nor wait for the disk. */
    async declare(schedules: readonly Schedule[]): Promise<void> {
      const rows = await tables.selectFrom('schedule').selectAll().where('is_declared', '=', 1).execute();
      const written = new Map(rows.map((row) => [row.name, row]));
      for (const schedule of schedules) {
        if (!says(written.get(schedule.name), schedule)) await write(db, schedule, { isDeclared: true, now: now() });
      }
    },

    /** Fires what is due. Schedules whose declaration or whose kind of job is no longer in the code rest. */
    async fireDue(kinds: readonly JobKind[], declared: readonly Schedule[]): Promise<void> {
      const time = now();
      const names = new Set(declared.map(({ name }) => name));
      const rows = await tables
        .selectFrom('schedule')
        .selectAll()
        .where((where) => where.or([where('next_run_at', '<=', time), where('planned_at', '>', time + CLOCK_SKEW_MS)]))
        .execute();
      for (const row of rows) {
        const kind = kinds.find(({ name }) => name === row.job_name);
        if (!kind || (row.is_declared === 1 && !names.has(row.name))) continue;
        // Not due but planned by a clock that ran ahead: it would sleep until the right clock gets there.
        if (row.next_run_at === null || row.next_run_at > time) await replan(db, row, {});
        else await fire(row, kind, row.next_run_at);
      }
    },
  };
}

const payloadOf = ({ payload }: Schedule): string => JSON.stringify(payload);

const says = (row: Row | undefined, schedule: Schedule): boolean =>
  row?.cron === schedule.cron && row.job_name === schedule.kind.name && row.payload_json === payloadOf(schedule);

async function write(db: AnyDatabase, schedule: Schedule, { isDeclared, now }: { isDeclared: boolean; now: number }) {
  const isSamePattern = sql<boolean>`schedule.cron = excluded.cron`;
  await db
    .withTables<JobTables>()
    .insertInto('schedule')
    .values({
      name: schedule.name,
      job_name: schedule.kind.name,
      payload_json: payloadOf(schedule),
      cron: schedule.cron,
      is_declared: isDeclared ? 1 : 0,
      next_run_at: nextOccurrence(schedule.cron, now) ?? null,
      planned_at: now,
      last_run_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        job_name: sql`excluded.job_name`,
        payload_json: sql`excluded.payload_json`,
        cron: sql`excluded.cron`,
        is_declared: sql`excluded.is_declared`,
        next_run_at: sql`case when ${isSamePattern} then schedule.next_run_at else excluded.next_run_at end`,
        planned_at: sql`case when ${isSamePattern} then schedule.planned_at else excluded.planned_at end`,
      }),
    )
    .execute();
}
