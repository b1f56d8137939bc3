import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { AlarmState } from './alarm.rules.ts';
import { type RingWish, ringJob } from './health.job.ts';
import type { HealthTables } from './health.table.ts';

/** Where an alarm is told; empty for nowhere. */
export interface Channel {
  mail: string;
  robot: string;
  room: string;
}

export interface Alarm extends AlarmState, Channel {
  key: string;
}

export type AlarmStore = ReturnType<typeof createAlarmStore>;

export function createAlarmStore({ db, queue }: { db: AnyDatabase; queue: Pick<JobQueue, 'enqueue'> }) {
  const tables = db.withTables<HealthTables>();
  return {
    async list(): Promise<Alarm[]> {
      return (await tables.selectFrom('health_alarm').selectAll().execute()).map(toAlarm);
    },

    async setChannel(key: string, channel: Channel): Promise<void> {
      await tables
        .insertInto('health_alarm')
        .values({ key, ...channel, since_at: null, rung_at: null })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...channel }))
        .execute();
    },

    /** So that every alarm has a row whose change can be fought for. */
    async declare(keys: readonly string[]): Promise<void> {
      await tables
        .insertInto('health_alarm')
        .values(keys.map((key) => ({ key, mail: '', robot: '', room: '', since_at: null, rung_at: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Of several processes that see the same, one writes it and sends the messages. */
    async move(key: string, from: AlarmState, to: AlarmState, rings: readonly RingWish[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .withTables<HealthTables>()
          .updateTable('health_alarm')
          .set({ since_at: to.sinceAt, rung_at: to.rungAt })
          .where('key', '=', key)
          .where(sql<boolean>`since_at is not distinct from ${from.sinceAt}`)
          .where(sql<boolean>`rung_at is not distinct from ${from.rungAt}`)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        for (const wish of rings) await queue.enqueue(transaction, ringJob, wish);
      });
    },
  };
}

function toAlarm({ since_at, rung_at, ...row }: Selectable<HealthTables['health_alarm']>): Alarm {
  return { ...row, sinceAt: since_at, rungAt: rung_at };
}
