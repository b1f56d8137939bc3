import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ScheduleBook } from '#/platform/jobs/schedule-book.ts';
import type { RunState } from '../robot-states.pure.ts';
import type { NewMessage, OutboxStore } from './outbox.store.ts';
import { runTimer } from './robot.job.ts';
import type { RobotTables } from './robot.table.ts';
import { type Plan, patternOf } from './timer-plan.ts';

export interface NewTimer extends Plan {
  name: string;
  interfaceName: string;
  body: Record<string, unknown>;
  paused: boolean;
  siteOrigin: string;
}

export interface Timer extends NewTimer {
  id: number;
  createdAt: number;
}

export interface TimerRun {
  timerId: number;
  dueAt: number;
  ranAt: number;
  state: RunState;
  message: string;
}

interface Needs {
  db: AnyDatabase;
  book: Pick<ScheduleBook, 'put' | 'remove'>;
  outbox: Pick<OutboxStore, 'addWithin'>;
  now: () => number;
}

const KEPT_RUNS = 20;

export type TimerStore = ReturnType<typeof createTimerStore>;

export function createTimerStore({ db, book, outbox, now }: Needs) {
  const tables = db.withTables<RobotTables>();

  /** The book knows only those that run. */
  const plan = async (transaction: AnyDatabase, id: number, timer: NewTimer): Promise<void> => {
    const name = `robot timer ${id}`;
    if (timer.paused) await book.remove(transaction, name);
    else await book.put(transaction, { name, cron: patternOf(timer), kind: runTimer, payload: { id } });
  };

  return {
    add: (timer: NewTimer): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .withTables<RobotTables>()
          .insertInto('robot_timer')
          .values({ ...toRow(timer), created_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await plan(transaction, id, timer);
        return id;
      }),

    change: (id: number, timer: NewTimer): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const within = transaction.withTables<RobotTables>();
        await within.updateTable('robot_timer').set(toRow(timer)).where('id', '=', id).execute();
        await plan(transaction, id, timer);
      }),

    remove: (id: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await book.remove(transaction, `robot timer ${id}`);
        await transaction.withTables<RobotTables>().deleteFrom('robot_timer').where('id', '=', id).execute();
      }),

    async find(id: number): Promise<Timer | undefined> {
      const row = await tables.selectFrom('robot_timer').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toTimer(row);
    },

    async list(): Promise<Timer[]> {
      return (await tables.selectFrom('robot_timer').selectAll().orderBy('id', 'desc').execute()).map(toTimer);
    },

    /** The newest first, of one timer. */
    async runs(timerId: number, limit = KEPT_RUNS): Promise<TimerRun[]> {
      const wanted = tables.selectFrom('robot_timer_run').selectAll().where('timer_id', '=', timerId);
      const rows = await wanted.orderBy('due_at', 'desc').limit(limit).execute();
      return rows.map(toRun);
    },

    hasRun: async (timerId: number, dueAt: number): Promise<boolean> =>
      (await tables
        .selectFrom('robot_timer_run')
        .select('id')
        .where('timer_id', '=', timerId)
        .where('due_at', '=', dueAt)
        .executeTakeFirst()) !== undefined,

    /** The note that it ran and what it sends appear together, and only once for each moment it was due. */
    writeRun: (run: TimerRun, messages: readonly NewMessage[]): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<RobotTables>()
          .insertInto('robot_timer_run')
          .values({
            timer_id: run.timerId,
            due_at: run.dueAt,
            ran_at: run.ranAt,
            state: run.state,
            message: run.message.slice(0, 500),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) return false;
        await outbox.addWithin(transaction, messages);
        return true;
      }),
  };
}

function toRow(timer: NewTimer) {
  return {
    name: timer.name,
    interface_name: timer.interfaceName,
    body_json: JSON.stringify(timer.body),
    cron: timer.cron,
    at: timer.at,
    workdays: timer.workdays ? (1 as const) : (0 as const),
    paused: timer.paused ? (1 as const) : (0 as const),
    site_origin: timer.siteOrigin,
  };
}

function toTimer(row: Selectable<RobotTables['robot_timer']>): Timer {
  return {
    id: row.id,
    name: row.name,
    interfaceName: row.interface_name,
    // Written by `toRow` from the same type.
    body: JSON.parse(row.body_json) as Record<string, unknown>,
    cron: row.cron,
    at: row.at,
    workdays: row.workdays === 1,
    paused: row.paused === 1,
    siteOrigin: row.site_origin,
    createdAt: row.created_at,
  };
}

function toRun(row: Selectable<RobotTables['robot_timer_run']>): TimerRun {
  return { timerId: row.timer_id, dueAt: row.due_at, ranAt: row.ran_at, state: row.state, message: row.message };
}
