import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { HeardEvent } from '#/platform/event/events.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { NewMessage, OutboxStore } from './outbox.store.ts';
import { tellTriggers } from './robot.job.ts';
import type { RobotTables } from './robot.table.ts';

export interface NewTrigger {
  name: string;
  event: string;
  filter: string;
  body: Record<string, unknown>;
  isUrgent: boolean;
  isOn: boolean;
  siteOrigin: string;
}

export interface Trigger extends NewTrigger {
  id: number;
  lastAt: number | null;
  lastNote: string;
}

/** So many in an hour; a collection that brings a thousand episodes must not make a thousand messages. */
const MOST_AN_HOUR = 20;
const HOUR_MS = 3_600_000;
/** What happens within these is one message. */
const GATHER_MS = 3000;
const LATER_MS = 60_000;
/** So long an event that is told again is known. */
const KNOWN_MS = 30 * 86_400_000;

interface Needs {
  db: AnyDatabase;
  outbox: Pick<OutboxStore, 'addWithin'>;
  queue: Pick<JobQueue, 'enqueue'>;
  now: () => number;
}

/** What one trigger says of so many events. */
export interface Firing {
  id: number;
  times: number;
  messages: readonly NewMessage[];
  note: string;
}

export type TriggerStore = ReturnType<typeof createTriggerStore>;

export function createTriggerStore({ db, outbox, queue, now }: Needs) {
  const tables = db.withTables<RobotTables>();

  /** What it says and that it said it, together. Beyond the hour's number it only counts. */
  async function fireWithin(transaction: AnyDatabase, { id, times, messages, note }: Firing): Promise<void> {
    const within = transaction.withTables<RobotTables>();
    const row = await within.selectFrom('robot_trigger').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return;
    const time = now();
    const isNewHour = time - row.hour_at >= HOUR_MS || row.hour_at > time;
    const [sent, left] = isNewHour ? [0, 0] : [row.hour_sent, row.hour_left];
    const isFull = sent >= MOST_AN_HOUR;
    const made = isFull ? [] : await outbox.addWithin(transaction, messages);
    // Heard a second time: everything is in the outbox already.
    if (!isFull && messages.length > 0 && made.length === 0) return;
    await within
      .updateTable('robot_trigger')
      .set({
        hour_at: isNewHour ? time : row.hour_at,
        hour_sent: isFull ? sent : sent + 1,
        hour_left: isFull ? left + times : left,
        last_at: time,
        last_note: isFull ? `一小时内超过 ${MOST_AN_HOUR} 条，省略了 ${left + times} 条` : note.slice(0, 300),
      })
      .where('id', '=', id)
      .execute();
  }

  return {
    async list(): Promise<Trigger[]> {
      return (await tables.selectFrom('robot_trigger').selectAll().orderBy('id', 'desc').execute()).map(toTrigger);
    },

    async of(event: string): Promise<Trigger[]> {
      const wanted = tables.selectFrom('robot_trigger').selectAll().where('event', '=', event).where('is_on', '=', 1);
      return (await wanted.orderBy('id').execute()).map(toTrigger);
    },

    async find(id: number): Promise<Trigger | undefined> {
      const row = await tables.selectFrom('robot_trigger').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toTrigger(row);
    },

    async add(trigger: NewTrigger): Promise<number> {
      const fresh = { created_at: now(), hour_at: 0, hour_sent: 0, hour_left: 0, last_at: null, last_note: '' };
      const row = { ...toRow(trigger), ...fresh };
      return (await tables.insertInto('robot_trigger').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    async change(id: number, trigger: NewTrigger): Promise<void> {
      await tables.updateTable('robot_trigger').set(toRow(trigger)).where('id', '=', id).execute();
    },

    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await tables.deleteFrom('robot_trigger').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** In the transaction that tells it; nothing is written where nobody waits for it. */
    async keep(transaction: AnyDatabase, event: HeardEvent): Promise<void> {
      const within = transaction.withTables<RobotTables>();
      const wanted = within.selectFrom('robot_trigger').select('id').where('event', '=', event.kind);
      if (!(await wanted.where('is_on', '=', 1).limit(1).executeTakeFirst())) return;
      const { kind, key } = event;
      const row = { kind, key, event_json: JSON.stringify(event), told_at: now(), done_at: null };
      await within
        .insertInto('robot_event')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .execute();
      const slot = Math.floor(now() / GATHER_MS) + 1;
      await queue.enqueue(
        transaction,
        tellTriggers,
        {},
        { uniqueKey: `robot triggers ${slot}`, runAt: slot * GATHER_MS },
      );
    },

    async waiting(limit: number): Promise<HeardEvent[]> {
      const rows = await tables
        .selectFrom('robot_event')
        .select('event_json')
        .where('done_at', 'is', null)
        .orderBy('told_at')
        .orderBy('key')
        .limit(limit)
        .execute();
      // Written by `keep` from the same type.
      return rows.map(({ event_json }) => JSON.parse(event_json) as HeardEvent);
    },

    /** That it is told and what is said of it, together: whoever comes second finds nothing to tell. */
    settle: (events: readonly HeardEvent[], firings: readonly Firing[]): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const within = transaction.withTables<RobotTables>();
        await within
          .deleteFrom('robot_event')
          .where('done_at', '<', now() - KNOWN_MS)
          .execute();
        let taken = 0;
        for (const [kind, heard] of Map.groupBy(events, (event) => event.kind)) {
          const keys = heard.map(({ key }) => key);
          const told = within
            .updateTable('robot_event')
            .set({ done_at: now(), event_json: '' })
            .where('kind', '=', kind);
          const { numUpdatedRows } = await told
            .where('key', 'in', keys)
            .where('done_at', 'is', null)
            .executeTakeFirstOrThrow();
          taken += Number(numUpdatedRows);
        }
        // Another process has told some of them: this attempt is undone, and the next sees what is left.
        if (taken < events.length) throw new Error(`${events.length - taken} events were told by another process`);
        for (const firing of firings) await fireWithin(transaction, firing);
        // What a longer transaction tells meanwhile is found a minute later.
        const slot = Math.floor(now() / LATER_MS) + 2;
        await queue.enqueue(
          transaction,
          tellTriggers,
          {},
          { uniqueKey: `robot triggers later ${slot}`, runAt: slot * LATER_MS },
        );
      }),

    fire: (firings: readonly Firing[]): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        for (const firing of firings) await fireWithin(transaction, firing);
      }),
  };
}

function toRow({ name, event, filter, body, isUrgent, isOn, siteOrigin }: NewTrigger) {
  return {
    name,
    event,
    filter,
    body_json: JSON.stringify(body),
    urgent: isUrgent ? (1 as const) : (0 as const),
    is_on: isOn ? (1 as const) : (0 as const),
    site_origin: siteOrigin,
  };
}

function toTrigger(row: Selectable<RobotTables['robot_trigger']>): Trigger {
  return {
    id: row.id,
    name: row.name,
    event: row.event,
    filter: row.filter,
    // Written by `toRow` from the same type.
    body: JSON.parse(row.body_json) as Record<string, unknown>,
    isUrgent: row.urgent === 1,
    isOn: row.is_on === 1,
    siteOrigin: row.site_origin,
    lastAt: row.last_at,
    lastNote: row.last_note,
  };
}
