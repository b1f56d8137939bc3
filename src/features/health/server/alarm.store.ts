import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { AlarmState } from './alarm.rules.ts';
import { diskLow, jobsFailed } from './health.event.ts';
import { type RingWish, ringJob } from './health.job.ts';
import type { HealthTables } from './health.table.ts';

/** Where alarms are sent; empty for nowhere. */
export interface Channel {
  mail: string;
  robot: string;
  room: string;
}

export interface Alarm extends AlarmState, Channel {
  key: string;
}

interface Told {
  rings: readonly RingWish[];
  /** What is bad; undefined when nothing became bad. */
  line: string | undefined;
}

export type AlarmStore = ReturnType<typeof createAlarmStore>;

interface Needs {
  db: AnyDatabase;
  queue: Pick<JobQueue, 'enqueue'>;
  events: Pick<Events, 'tell'>;
}

/** The alarms that also become events, for the inbox and others. */
const TOLD = new Map([
  ['disk', diskLow],
  ['jobs', jobsFailed],
]);

export function createAlarmStore({ db, queue, events }: Needs) {
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

    /** When several processes see the same, only one writes it and sends the messages. */
    async move(key: string, from: AlarmState, to: AlarmState, told: Told): Promise<void> {
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
        for (const wish of told.rings) await queue.enqueue(transaction, ringJob, wish);
        const kind = TOLD.get(key);
        if (!kind || told.line === undefined) return;
        await events.tell(transaction, kind, {
          key: `${kind.name} ${to.rungAt}`,
          title: kind.title,
          text: told.line,
          path: '/market/admin/health',
          facts: { line: told.line },
        });
      });
    },
  };
}

function toAlarm({ since_at, rung_at, ...row }: Selectable<HealthTables['health_alarm']>): Alarm {
  return { ...row, sinceAt: since_at, rungAt: rung_at };
}
